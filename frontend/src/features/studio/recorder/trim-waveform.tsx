import type { Trim } from '@waymark/contracts/roadmaps/recordings';
import clsx from 'clsx';
import { PlayButton, PlayedTime, PositionSlider } from './listen.tsx';
import { canTrim } from './trim.ts';
import { TrimHandle } from './trim-handle.tsx';
import { usePlayer } from './use-player.ts';

/** Where the browser could not measure. */
const FLAT: readonly number[] = Array.from({ length: 60 }, () => 6);

interface TrimWaveformProps {
  src: Blob;
  seconds: number;
  /** From 0 to 100. */
  levels: readonly number[];
  trim: Trim;
  /** Null while it cannot be trimmed. */
  onChange: ((trim: Trim) => void) | null;
}

/** The recording as wide as its card, between two handles. Only what they keep is played. */
export function TrimWaveform({ src, seconds, levels, trim, onChange }: TrimWaveformProps) {
  const player = usePlayer(src, trim);
  const name = 'your recording';
  const hasHandles = onChange !== null && canTrim(seconds);
  return (
    <div className="grid grid-cols-1 gap-3">
      {seconds > 0 && (
        // The margin is the width of a handle.
        <div className={clsx('relative flex rounded-control bg-sunken', canTrim(seconds) && 'mx-3')}>
          <PositionSlider
            player={player}
            name={name}
            end={seconds}
            levels={levels.length > 0 ? levels : FLAT}
            kept={trim}
            height="h-20"
          />
          <Cut from={0} to={trim.start / seconds} />
          <Cut from={trim.end / seconds} to={1} />
          {hasHandles && (
            <>
              <TrimHandle end="start" seconds={seconds} trim={trim} onChange={onChange} />
              <TrimHandle end="end" seconds={seconds} trim={trim} onChange={onChange} />
            </>
          )}
        </div>
      )}
      <div className="flex items-center gap-3">
        <PlayButton player={player} name={name} />
        <PlayedTime player={player} end={seconds} />
      </div>
    </div>
  );
}

/** Dims what is cut, from 0 to 1. */
function Cut({ from, to }: { from: number; to: number }) {
  return (
    <span
      aria-hidden="true"
      style={{ left: `${100 * from}%`, width: `${100 * (to - from)}%` }}
      className="pointer-events-none absolute inset-y-0 bg-paper/70"
    />
  );
}
