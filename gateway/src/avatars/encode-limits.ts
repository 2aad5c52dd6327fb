export interface ToEncode {
  bytes: Uint8Array;
  /** Sides in pixels. */
  sizes: readonly number[];
  /** Our own SVG. An uploaded one may contain scripts and references. */
  isDrawing?: boolean;
}

/** A few bytes may unpack to gigabytes; cameras stay below. */
export const MAX_PIXELS = 40_000_000;
/** Name of the error. */
export const TOO_MANY_PIXELS = 'TooManyPixels';
