/** Computes panning and zooming of boards inside a frame. All lengths in pixels. */

import type { Rect } from "./rects";

export interface Camera {
  zoom: number;
  /** The zoom, and where the content's top left corner is drawn in the frame. */
  x: number;
  y: number;
}

export interface Size {
  w: number;
  h: number;
}

/** How far magnified content may be pulled in from each edge of the frame, from under what stands over it there. */
export interface Slack {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const NO_SLACK: Slack = { left: 0, top: 0, right: 0, bottom: 0 };

const MOST = 5;
const MARGIN = 12;

const within = (zoom: number) => Math.min(MOST, Math.max(1, zoom));

const between = (least: number, at: number, most: number) => Math.min(most, Math.max(least, at));

/** Keep the content, as large as the frame at zoom 1, over the whole frame but for the slack that a magnified one has. */
export function hold(camera: Camera, frame: Size, slack = NO_SLACK): Camera {
  const zoom = within(camera.zoom);
  const { left, top, right, bottom } = zoom > 1 ? slack : NO_SLACK;
  const x = between(frame.w * (1 - zoom) - right, camera.x, left);
  return { zoom, x, y: between(frame.h * (1 - zoom) - bottom, camera.y, top) };
}

/** Zoom by a factor so that what is drawn at (x, y) of the frame stays there. */
export function zoomAt(camera: Camera, factor: number, x: number, y: number): Camera {
  const zoom = within(camera.zoom * factor);
  const ratio = zoom / camera.zoom;
  return { zoom, x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Compute how far to shift a stretch so that it lies within the frame, or in its middle where it is longer. */
function inward(from: number, length: number, frame: number): number {
  if (length > frame - 2 * MARGIN) return (frame - length) / 2 - from;
  return Math.max(0, MARGIN - from) + Math.min(0, frame - MARGIN - from - length);
}

/** Shift the content as little as needed to show a part of it, given before it is magnified. */
export function reveal(camera: Camera, part: Rect, frame: Size): Camera {
  const at = (start: number, shift: number) => start * camera.zoom + shift;
  const dx = inward(at(part.x, camera.x), part.w * camera.zoom, frame.w);
  return pan(camera, dx, inward(at(part.y, camera.y), part.h * camera.zoom, frame.h));
}

/** Show a part magnified as wished, but never so much that some of it is out of sight, and near the middle if it can be. */
export function follow(camera: Camera, part: Rect, wished: number, frame: Size): Camera {
  const most = Math.min((frame.w - 2 * MARGIN) / part.w, (frame.h - 2 * MARGIN) / part.h);
  const zoom = within(Math.min(wished, most));
  const near = zoomAt(camera, zoom / camera.zoom, frame.w / 2, frame.h / 2);
  return hold(reveal(near, part, frame), frame);
}
