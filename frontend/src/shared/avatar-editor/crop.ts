/** The chosen square of a picture: its middle in pixels of the picture. Pure functions. */
export interface Crop {
  x: number;
  y: number;
  /** 1: as large as the picture allows. */
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MAX_ZOOM = 4;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

export const centred = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** Side of the square in pixels of the picture. */
export const sideOf = ({ zoom }: Crop, { width, height }: Size): number => Math.min(width, height) / zoom;

/** The nearest crop that lies within the picture. */
export function fitted(crop: Crop, picture: Size): Crop {
  const zoom = within(crop.zoom, 1, MAX_ZOOM);
  const half = sideOf({ ...crop, zoom }, picture) / 2;
  return {
    x: within(crop.x, half, picture.width - half),
    y: within(crop.y, half, picture.height - half),
    zoom,
  };
}

/** Moves the square by parts of its side: (1, 0) is one square to the right. */
export function moved(crop: Crop, picture: Size, by: { x: number; y: number }): Crop {
  const side = sideOf(crop, picture);
  return fitted({ ...crop, x: crop.x + by.x * side, y: crop.y + by.y * side }, picture);
}

export const zoomed = (crop: Crop, picture: Size, zoom: number): Crop => fitted({ ...crop, zoom }, picture);

export function squareOf(crop: Crop, picture: Size): { left: number; top: number; side: number } {
  const side = sideOf(crop, picture);
  return { left: crop.x - side / 2, top: crop.y - side / 2, side };
}
