/** Panning and zooming of a board inside its frame. Pure arithmetic; lengths in pixels. */

export interface Camera {
  zoom: number;
  /** Where the content's top-left corner is drawn in the frame. */
  x: number;
  y: number;
}

export interface Size {
  w: number;
  h: number;
}

const MOST = 5;

const within = (zoom: number) => Math.min(MOST, Math.max(1, zoom));

/** Keep the content over the frame, or in its middle where it is smaller. */
function place(at: number, content: number, frame: number): number {
  const spare = frame - content;
  return spare >= 0 ? spare / 2 : Math.min(0, Math.max(spare, at));
}

export function hold(camera: Camera, content: Size, frame: Size): Camera {
  const zoom = within(camera.zoom);
  const x = place(camera.x, content.w * zoom, frame.w);
  return { zoom, x, y: place(camera.y, content.h * zoom, frame.h) };
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
