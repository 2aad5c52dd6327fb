import clsx from 'clsx';
import { clampPercent, RING_CIRCUMFERENCE, RING_RADIUS, ringOffset, wave, waveY } from './geometry.ts';
import { Blaze, Cairn } from './marks.tsx';

const WIDTH = 260;
const MIDDLE = 22;
const SWING = 3;
const START = 6;
const LINE = wave(WIDTH - 18, MIDDLE, SWING, START);

interface TrailProgressProps {
  /** 0–100. */
  percent: number;
  /** The accessible name: "Progress on Out of debt". */
  label: string;
  className?: string;
}

export function TrailProgress({ percent, label, className }: TrailProgressProps) {
  const value = clampPercent(percent);
  const x = START + ((WIDTH - 18 - START) * value) / 100;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.floor(value)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={className}
    >
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 40`} className="block w-full overflow-visible">
        <path className="trail-ahead" d={LINE} />
        {value > 0 && (
          <path
            className="trail-done transition-[stroke-dasharray] duration-250"
            d={LINE}
            pathLength={1}
            strokeDasharray={`${value / 100} 2`}
          />
        )}
        <Cairn x={WIDTH - 18} y={20} state={value >= 100 ? 'done' : 'ahead'} />
        {value < 100 && <Blaze x={x} y={waveY(x, MIDDLE, SWING)} state={value > 0 ? 'done' : 'current'} />}
      </svg>
    </div>
  );
}

interface TrailRingProps {
  /** 0–100. */
  percent: number;
  label: string;
  className?: string;
}

/** The progress of a roadmap as a ring, 144 px unless `className` sets a size. The number scales with it. */
export function TrailRing({ percent, label, className }: TrailRingProps) {
  const value = Math.floor(clampPercent(percent));
  // Three digits stay inside the ring in wider fonts as well.
  const size = value === 100 ? 30 : 36;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      className={clsx('size-36', className)}
    >
      <svg aria-hidden="true" viewBox="0 0 120 120" className="size-full">
        <g transform="rotate(-90 60 60)">
          <circle className="trail-ahead" cx="60" cy="60" r={RING_RADIUS} />
          <circle
            className={clsx(
              'trail-done transition-[stroke-dashoffset] duration-250 ease-out',
              value === 0 && 'opacity-0',
            )}
            cx="60"
            cy="60"
            r={RING_RADIUS}
            strokeWidth="6"
            strokeDasharray={RING_CIRCUMFERENCE}
            strokeDashoffset={ringOffset(value)}
          />
        </g>
        <text
          x="60"
          // On the baseline: browsers centre spans of several sizes in different ways.
          y={60 + size * 0.34}
          textAnchor="middle"
          className="tabular fill-ink font-serif"
          fontSize={size}
        >
          {value}
          <tspan fontSize={size * 0.67}>%</tspan>
        </text>
      </svg>
    </div>
  );
}
