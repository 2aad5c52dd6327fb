import type { Trim } from '@waymark/contracts/roadmaps/recordings';
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
}

type SourceProps = Omit<ListenProps, 'player'> & { src: string | Blob };

export function ListenTo({ src, ...rest }: SourceProps) {
  return <Listen player={usePlayer(src)} {...rest} />;
}

export function Listen({ player, name, seconds, levels }: ListenProps) {
  const end = seconds ?? 0;
  return (
    <div className="flex items-center gap-3">
      <PlayButton player={player} name={name} />
      {end > 0 && <PositionSlider player={player} name={name} end={end} levels={levels} />}
      <PlayedTime player={player} end={end} />
    </div>
  );
}

interface PositionSliderProps {
  player: Player;
  name: string;
  end: number;
  levels?: readonly number[] | undefined;
  /** The seconds that remain after a trim. */
  kept?: Trim;
  /** The height over a waveform. */
  height?: string;
}

export function PositionSlider({
  player: { position, seek },
  name,
  end,
  levels = [],
  kept,
  height = 'h-12',
}: PositionSliderProps) {
  const hasWaveform = levels.length > 0;
  return (
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
          hasWaveform ? ['cursor-pointer opacity-0', height] : 'h-10 accent-clay',
        )}
      />
    </span>
  );
}

export function PlayedTime({ player: { position }, end }: { player: Player; end: number }) {
  return (
    <span className="tabular shrink-0 text-sm text-muted">
      {formatDuration(position)}
      {end > 0 && ` / ${formatDuration(end)}`}
    </span>
  );
}

/** Only the button, for rows of a list. */
export function ListenButton({ src, name }: Omit<SourceProps, 'seconds'>) {
  return <PlayButton player={usePlayer(src)} name={name} />;
}

export function PlayButton({ player: { playing, toggle }, name }: { player: Player; name: string }) {
  const Icon = playing ? Pause : Play;
  return (
    <Button
      size="icon"
      className="shrink-0"
      aria-label={`${playing ? 'Pause' : 'Play'} ${name}`}
      onClick={toggle}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </Button>
  );
}
