import { Pause, Play } from 'lucide-react';
import { Button } from '../../../../components/ui/button.tsx';
import { formatDuration } from '../../../../lib/format.ts';
import { type Player, usePlayer } from './use-player.ts';

interface ListenProps {
  player: Player;
  /** Used in the accessible names of the controls. */
  name: string;
  /** The duration, if known. */
  seconds: number | null;
}

type SourceProps = Omit<ListenProps, 'player'> & { src: string | Blob };

export function ListenTo({ src, ...rest }: SourceProps) {
  return <Listen player={usePlayer(src)} {...rest} />;
}

export function Listen({ player: { playing, position, toggle, seek }, name, seconds }: ListenProps) {
  const end = seconds ?? 0;
  return (
    <div className="flex items-center gap-3">
      <PlayButton playing={playing} name={name} onToggle={toggle} />
      {end > 0 && (
        <input
          type="range"
          min={0}
          max={end}
          step={0.1}
          value={Math.min(position, end)}
          onChange={(event) => seek(Number(event.target.value))}
          aria-label={`Position in ${name}`}
          aria-valuetext={`${formatDuration(position)} of ${formatDuration(end)}`}
          className="h-10 min-w-0 grow accent-clay"
        />
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
