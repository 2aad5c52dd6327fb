import { MARK_SIDE, type MarkTone, personMark } from '@waymark/drawings/person-mark';
import clsx from 'clsx';
import type { CSSProperties } from 'react';

interface PersonMarkProps {
  id: number | string;
  /** Its initials are drawn on the ground of large marks. */
  name: string;
  /** In pixels. */
  size: number;
  className?: string;
  style?: CSSProperties;
}

const soft: Record<MarkTone, string> = {
  moss: 'fill-moss-soft',
  clay: 'fill-clay-soft',
  dusk: 'fill-dusk-soft',
  amber: 'fill-amber-soft',
  plum: 'fill-plum-soft',
  teal: 'fill-teal-soft',
  slate: 'fill-slate-soft',
};
const gap: Record<MarkTone, string> = {
  moss: 'stroke-moss-soft',
  clay: 'stroke-clay-soft',
  dusk: 'stroke-dusk-soft',
  amber: 'stroke-amber-soft',
  plum: 'stroke-plum-soft',
  teal: 'stroke-teal-soft',
  slate: 'stroke-slate-soft',
};
const strong: Record<MarkTone, string> = {
  moss: 'fill-moss',
  clay: 'fill-clay',
  dusk: 'fill-dusk',
  amber: 'fill-amber',
  plum: 'fill-plum',
  teal: 'fill-teal',
  slate: 'fill-slate',
};
const stroke: Record<MarkTone, string> = {
  moss: 'stroke-moss',
  clay: 'stroke-clay',
  dusk: 'stroke-dusk',
  amber: 'stroke-amber',
  plum: 'stroke-plum',
  teal: 'stroke-teal',
  slate: 'stroke-slate',
};

/** Smaller marks have no room for letters. */
const LETTERS_FROM = 80;
/** Makes room for letters below the cairn. */
const LIFTED = 'translate(0 -17)';

/** The drawing of a person without a picture, from their id. */
export default function PersonMark({ id, name, size, className, style }: PersonMarkProps) {
  const { palette, contour, hill, stones } = personMark(id);
  const letters = size >= LETTERS_FROM ? initials(name) : '';
  return (
    <svg
      viewBox={`0 0 ${MARK_SIDE} ${MARK_SIDE}`}
      aria-hidden="true"
      style={style}
      className={clsx('overflow-hidden', className)}
    >
      <rect width={MARK_SIDE} height={MARK_SIDE} className={soft[palette.ground]} />
      <g transform={letters ? LIFTED : undefined}>
        <path
          d={contour.join('')}
          fill="none"
          strokeWidth="2"
          strokeOpacity="0.45"
          className={stroke[palette.line]}
        />
        <path d={hill} className={soft[palette.ground]} />
        <path d={hill} fillOpacity="0.35" className={strong[palette.ground]} />
        <g strokeWidth="1.6" className={clsx(strong[palette.stone], gap[palette.ground])}>
          {stones.map(({ turn, x, y, width, height, rx }) => (
            <rect
              key={`${x},${y}`}
              {...{ x, y, width, height, rx }}
              ry={Math.min(rx, height / 2)}
              transform={`rotate(${turn} ${x + width / 2} ${y + height / 2})`}
            />
          ))}
        </g>
      </g>
      {letters && (
        <text x="50" y="90" textAnchor="middle" fontSize="17" className="fill-ink font-serif font-semibold">
          {letters}
        </text>
      )}
    </svg>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('') || '?';
}
