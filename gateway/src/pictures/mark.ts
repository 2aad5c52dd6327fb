import { MARK_SIDE, personMark } from '@waymark/drawings/person-mark';
import { toneOf } from './palette.ts';

/** The mark of a user, as on the screens. */
export function markSvg(userId: number): string {
  const { palette, contour, hill, stones } = personMark(userId);
  const [ground, stone, line] = [palette.ground, palette.stone, palette.line].map(toneOf);
  const cairn = stones.map(({ turn, x, y, width, height, rx }) => {
    const turned = `rotate(${turn} ${x + width / 2} ${y + height / 2})`;
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" ry="${Math.min(rx, height / 2)}" transform="${turned}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIDE} ${MARK_SIDE}">
<rect width="${MARK_SIDE}" height="${MARK_SIDE}" fill="${ground!.soft}"/>
<path d="${contour.join('')}" fill="none" stroke="${line!.strong}" stroke-opacity="0.45" stroke-width="2"/>
<path d="${hill}" fill="${ground!.soft}"/>
<path d="${hill}" fill="${ground!.strong}" fill-opacity="0.35"/>
<g fill="${stone!.strong}" stroke="${ground!.soft}" stroke-width="1.6">${cairn.join('')}</g></svg>`;
}
