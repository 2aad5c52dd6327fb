import clsx from 'clsx';
import type { TrailKind, TrailState } from './geometry.ts';

interface MarkProps {
  x: number;
  y: number;
  state: TrailState;
}

/** A mark inside an svg, centred on its point: a blaze for a step, a cairn for a stage. */
export function Mark({ kind, ...mark }: MarkProps & { kind: TrailKind }) {
  return kind === 'stage' ? <Cairn {...mark} /> : <Blaze {...mark} />;
}

export function Blaze({ x, y, state }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {state === 'current' && <circle className="trail-glow" r="15" />}
      <rect
        // Keyed by state, so that the stroke animates when the step is completed and not on every render.
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
  { x: -13, y: 4, width: 26, height: 8, turn: -2 },
  { x: -8, y: -5.2, width: 18.5, height: 7.4, turn: 4 },
  { x: -6.5, y: -13.6, width: 12, height: 6.6, turn: -7 },
];

const TALL_STONES = [
  { x: -17, y: 7, width: 34, height: 9, turn: -1 },
  { x: -13.5, y: -2, width: 26.5, height: 8.5, turn: 2 },
  { x: -10.5, y: -10.5, width: 21, height: 8, turn: -3 },
  { x: -8, y: -18.2, width: 15.5, height: 7.2, turn: 4 },
  { x: -4.8, y: -24.8, width: 10, height: 6.2, turn: -6 },
];

interface GrowingCairnProps {
  /** Of the stages that are done, 0–1: so many of its stones are laid, the last of them before one's eyes. */
  share: number;
  className?: string;
}

/** A cairn that gains stones with the stages. */
export function GrowingCairn({ share, className }: GrowingCairnProps) {
  const laid = Math.max(1, Math.floor(share * TALL_STONES.length));
  return (
    <svg aria-hidden="true" viewBox="-20 -29 40 48" className={className}>
      {TALL_STONES.map(({ turn, ...stone }, index) => (
        <rect
          key={stone.y}
          {...stone}
          rx={stone.height / 2.2}
          transform={`rotate(${turn})`}
          strokeWidth="1.5"
          className={clsx(
            index < laid ? 'fill-clay' : 'fill-none stroke-edge [stroke-dasharray:2_2.5]',
            index === laid - 1 && 'trail-stone',
          )}
        />
      ))}
    </svg>
  );
}

export function Cairn({ x, y, state }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {state === 'current' && <circle className="trail-glow" r="24" />}
      {STONES.map(({ turn, ...stone }) => (
        <rect
          key={`${stone.y}${state}`}
          {...stone}
          rx={stone.height / 2.2}
          transform={`rotate(${turn})`}
          strokeWidth="1.75"
          className={clsx(
            state === 'done' && 'fill-clay',
            state === 'current' && 'fill-raised stroke-clay',
            state === 'ahead' && 'fill-paper stroke-edge',
          )}
        />
      ))}
    </g>
  );
}
