import clsx from 'clsx';
import { Pause, Play } from 'lucide-react';
import { formatDuration } from '#lib/format.ts';
import { Button } from '#shared/ui/button.tsx';
import { type Player, usePlayer } from './use-player.ts';
import { Waveform } from './waveform.tsx';

interface ListenProps {
  player: Player;
  /** Used in the accessible names of the controls. */
  name: string;
  /** The duration, if known. */
  seconds: number | null;
  /** How loud it is, if known: drawn behind the slider. */
  levels?: readonly number[];
  /** The seconds that remain after a trim. */
  kept?: { start: number; end: number };
}

type SourceProps = Omit<ListenProps, 'player'> & { src: string | Blob };

export function ListenTo({ src, ...rest }: SourceProps) {
  return <Listen player={usePlayer(src)} {...rest} />;
}

export function Listen({ player, name, seconds, levels = [], kept }: ListenProps) {
  const { playing, position, toggle, seek } = player;
  const end = seconds ?? 0;
  const hasWaveform = levels.length > 0;
  return (
    <div className="flex items-center gap-3">
      <PlayButton playing={playing} name={name} onToggle={toggle} />
      {end > 0 && (
        <span className="relative flex min-w-0 grow rounded-control has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-dusk">
          {hasWaveform && (
            <Waveform
              levels={levels}
              played={position / end}
              kept={kept && [kept.start / end, kept.end / end]}
              className="pointer-events-none absolute inset-0 size-full"
            />
          )}
          <input
            type="range"
            min={0}
            max={end}
            step={0.1}
            value={Math.min(position, end)}
            onChange={(event) => seek(Number(event.target.value))}
            aria-label={`Position in ${name}`}
            aria-valuetext={`${formatDuration(position)} of ${formatDuration(end)}`}
            className={clsx(
              'min-w-0 grow',
              hasWaveform ? 'h-12 cursor-pointer opacity-0' : 'h-10 accent-clay',
            )}
          />
        </span>
      )}
      <span className="tabular shrink-0 text-sm text-muted">
        {formatDuration(position)}
        {end > 0 && ` / ${formatDuration(end)}`}
      </span>
    </div>
  );
}

/** Only the button, for rows of a list. */
export function ListenButton({ src, name }: Omit<SourceProps, 'seconds'>) {
  const { playing, toggle } = usePlayer(src);
  return <PlayButton playing={playing} name={name} onToggle={toggle} />;
}

function PlayButton({ playing, name, onToggle }: { playing: boolean; name: string; onToggle: () => void }) {
  const Icon = playing ? Pause : Play;
  return (
    <Button
      size="icon"
      className="shrink-0"
      aria-label={`${playing ? 'Pause' : 'Play'} ${name}`}
      onClick={onToggle}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </Button>
  );
}
