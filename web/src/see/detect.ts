/** Finds the codes of printed pieces in a picture. What they say of the table, the house works out. */

import { AR } from "js-aruco2/src/aruco";
import { CV } from "js-aruco2/src/cv";
import type { CodeFound } from "../wire";

/** How far around a pixel is looked to tell whether it is dark, and how much darker it has to be. */
const RADIUS = 7;
const DARKER = 5;
/** Pixels around a code, and along its shortest edge. */
const LEAST_AROUND = 40;
const LEAST_EDGE = 8;
/** Words differ in twelve squares; a code with fewer than this many wrong ones is read. */
const FAULTS = 3;
const STRAIGHTENED = 64;
/** The lengths of the longer side at which a picture is searched: what is missed at one is found at another. */
const LENGTHS = [2000, 1400, 2800];

export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Give all codes in a picture, their corners multiplied by `times`. */
export function findCodes(pixels: Pixels, times = 1): CodeFound[] {
  const detector = new AR.Detector({ dictionaryName: "ARUCO_MIP_36h12", maxHammingDistance: FAULTS });
  CV.grayscale(pixels, detector.grey);
  CV.adaptiveThreshold(detector.grey, detector.thres, RADIUS, DARKER);
  const contours = CV.findContours(detector.thres, detector.binary);
  const quads = detector.clockwiseCorners(detector.findCandidates(contours, LEAST_AROUND, 0.05, LEAST_EDGE));
  return detector
    .findMarkers(detector.grey, detector.notTooNear(quads, LEAST_EDGE), STRAIGHTENED)
    .map(({ id, corners }) => ({
      number: id,
      corners: corners.flatMap(({ x, y }) => [x, y].map((length) => Math.round(length * times * 10) / 10)),
    }));
}

/** Give the lengths at which a picture is searched, one after the other: none longer than it is. */
export function lengthsFor(longer: number): number[] {
  const fitting = LENGTHS.filter((length) => length <= longer);
  return fitting.length ? fitting : [longer];
}
