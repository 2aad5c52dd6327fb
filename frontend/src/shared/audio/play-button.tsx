import { Pause, Play } from 'lucide-react';
import { useOnDevice } from '../../lib/use-on-device.ts';
import { Spinner } from '../ui/spinner.tsx';
import type { Audio } from './use-audio.ts';

interface PlayButtonProps {
  audio: Audio;
  /** Follows "Play" in the accessible name. */
  what: string;
}

export function PlayButton({ audio, what }: PlayButtonProps) {
  const playing = audio.state === 'playing' || audio.state === 'loading';
  // A click on the HTML before its scripts have loaded would be lost.
  const canPlay = useOnDevice();
  return (
    <button
      type="button"
      disabled={!canPlay}
      aria-label={`${playing ? 'Pause' : 'Play'} ${what}`}
      onClick={audio.toggle}
      className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-clay bg-raised text-clay transition-colors duration-150 hover:bg-clay-soft"
    >
      {audio.state === 'loading' ? (
        <Spinner className="size-5" />
      ) : playing ? (
        <Pause aria-hidden="true" className="size-5" />
      ) : (
        <Play aria-hidden="true" className="size-5 translate-x-px" />
      )}
    </button>
  );
}
