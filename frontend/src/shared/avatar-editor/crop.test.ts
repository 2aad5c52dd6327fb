import { describe, expect, it } from '@jest/globals';
import { centred, MAX_ZOOM, moved, squareOf, zoomed } from './crop.ts';

const wide = { width: 800, height: 400 };

describe('a crop', () => {
  it('starts as the largest square in the middle', () => {
    expect(squareOf(centred(wide), wide)).toEqual({ left: 200, top: 0, side: 400 });
    const tall = { width: 300, height: 900 };
    expect(squareOf(centred(tall), tall)).toEqual({ left: 0, top: 300, side: 300 });
  });

  it('moves by parts of its side and stops at the edges', () => {
    const start = centred(wide);
    expect(squareOf(moved(start, wide, { x: 0.1, y: 0.5 }), wide)).toEqual({ left: 240, top: 0, side: 400 });
    expect(squareOf(moved(start, wide, { x: -9, y: 0 }), wide).left).toBe(0);
    expect(squareOf(moved(start, wide, { x: 9, y: 0 }), wide).left).toBe(400);
  });

  it('keeps its middle while zooming in, and moves back into the picture while zooming out', () => {
    const near = zoomed(centred(wide), wide, 2);
    expect(squareOf(near, wide)).toEqual({ left: 300, top: 100, side: 200 });
    const corner = moved(near, wide, { x: 9, y: 9 });
    expect(squareOf(corner, wide)).toEqual({ left: 600, top: 200, side: 200 });
    expect(squareOf(zoomed(corner, wide, 1), wide)).toEqual({ left: 400, top: 0, side: 400 });
  });

  it('is zoomed within its limits', () => {
    expect(zoomed(centred(wide), wide, 0.2).zoom).toBe(1);
    expect(zoomed(centred(wide), wide, 99).zoom).toBe(MAX_ZOOM);
  });
});
