import clsx from 'clsx';
import { formatDuration } from '../../lib/format.ts';
import { wave } from '../trail/geometry.ts';
import { Blaze } from '../trail/marks.tsx';

interface WaveSeekProps {
  label: string;
  time: number;
  duration: number | null;
  onSeek: (seconds: number) => void;
  /** Seconds per arrow key; a page key moves by six of them. */
  keySeconds?: number;
}

/** Wider than any player; the rest is clipped. */
const LINE = wave(1_200, 20, 4, 2);

/** The position in a recording as a trail, with a transparent range input on top. */
export function WaveSeek({ label, time, duration, onSeek, keySeconds = 5 }: WaveSeekProps) {
  const fraction = duration ? Math.min(1, time / duration) : 0;
  return (
    <div className="relative h-11 min-w-20 grow basis-20 rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-dusk">
      <Line className="trail-ahead" />
      <Line className="trail-done" fraction={fraction} />
      <svg
        aria-hidden="true"
        width="20"
        height="24"
        viewBox="-10 -12 20 24"
        className="pointer-events-none absolute top-2 -translate-x-1/2"
        style={{ left: `${fraction * 100}%` }}
      >
        <Blaze x={0} y={0} state={fraction > 0 ? 'done' : 'ahead'} />
      </svg>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${formatDuration(time)}${duration ? ` of ${formatDuration(duration)}` : ''}`}
        min={0}
        max={duration ?? 0}
        step="any"
        value={time}
        disabled={!duration}
        onChange={(event) => onSeek(Number(event.target.value))}
        onKeyDown={(event) => {
          const by = KEYS[event.key];
          if (by === undefined || !duration) return;
          event.preventDefault();
          onSeek(Math.max(0, Math.min(duration, time + by * keySeconds)));
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </div>
  );
}

function Line({ className, fraction = 1 }: { className: string; fraction?: number }) {
  return (
    <div
      className={clsx('absolute inset-y-0 left-0 overflow-hidden', fraction === 0 && 'hidden')}
      style={{ width: `${fraction * 100}%` }}
    >
      <svg aria-hidden="true" width="1200" height="40" className="pointer-events-none block max-w-none">
        <path className={className} d={LINE} />
      </svg>
    </div>
  );
}

/** Steps per key press. Browsers disagree on them for `step="any"`. */
const KEYS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -6,
  PageUp: 6,
};
