import clsx from 'clsx';
import type { TrailKind, TrailState } from './geometry.ts';

interface MarkProps {
  x: number;
  y: number;
  state: TrailState;
}

/** One mark, drawn inside an svg and centred on its point: a painted blaze for a step, a cairn for a stage. */
export function Mark({ kind, ...mark }: MarkProps & { kind: TrailKind }) {
  return kind === 'stage' ? <Cairn {...mark} /> : <Blaze {...mark} />;
}

/** The walker's blaze: a small upright stroke of paint. */
export function Blaze({ x, y, state }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {state === 'current' && <circle className="trail-glow" r="15" />}
      <rect x="-8" y="-11" width="16" height="22" rx="6" className="fill-paper" />
      <rect
        // Remounts when it becomes done, so that the stroke is made once, then and not on every render.
        key={state}
        x="-5"
        y="-8"
        width="10"
        height="16"
        rx="3"
        strokeWidth="2"
        className={clsx(
          state === 'done' && 'trail-stroke fill-clay stroke-clay',
          state === 'current' && 'fill-raised stroke-clay',
          state === 'ahead' && 'fill-paper stroke-edge',
        )}
      />
    </g>
  );
}

const STONES = [
  { cy: 9, rx: 13, ry: 5.2, turn: -2 },
  { cy: 0.4, rx: 9.6, ry: 4.4, turn: 4 },
  { cy: -6.8, rx: 6.4, ry: 3.6, turn: -5 },
  { cy: -12.4, rx: 3.6, ry: 2.6, turn: 6 },
];

/** Four stones, one on the other: what walkers build where a stretch ends. */
export function Cairn({ x, y, state }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {state === 'current' && <circle className="trail-glow" r="25" />}
      <ellipse rx="19" ry="21" className="fill-paper" />
      {STONES.map((stone) => (
        <ellipse
          key={`${stone.cy}${state}`}
          cx="0"
          cy={stone.cy}
          rx={stone.rx}
          ry={stone.ry}
          transform={`rotate(${stone.turn})`}
          strokeWidth="1.75"
          className={clsx(
            state === 'done' && 'fill-clay stroke-paper',
            state === 'current' && 'fill-raised stroke-clay',
            state === 'ahead' && 'fill-paper stroke-edge',
          )}
        />
      ))}
    </g>
  );
}
