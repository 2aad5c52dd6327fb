import clsx from 'clsx';

const HEIGHT = 48;
const PITCH = 4;

interface WaveformProps {
  /** From 0 to 100. */
  levels: readonly number[];
  /** How much of it was played, from 0 to 1. */
  played: number;
  /** What remains after a trim, from 0 to 1. */
  kept?: readonly [number, number];
  className?: string;
}

/** Draws how loud a recording is. For the eye only: it lies behind a slider. */
export function Waveform({ levels, played, kept = [0, 1], className }: WaveformProps) {
  return (
    <svg
      viewBox={`0 0 ${levels.length * PITCH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      {levels.map((level, index) => {
        const at = (index + 0.5) / levels.length;
        const height = 2 + (level / 100) * (HEIGHT - 4);
        const isKept = at >= kept[0] && at <= kept[1];
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: bars are identified by their position
            key={index}
            x={index * PITCH + 0.5}
            y={(HEIGHT - height) / 2}
            width={PITCH - 1}
            height={height}
            className={clsx(!isKept ? 'fill-line' : at <= played ? 'fill-clay' : 'fill-edge')}
          />
        );
      })}
    </svg>
  );
}
