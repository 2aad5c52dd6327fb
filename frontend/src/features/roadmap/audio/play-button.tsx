import { Pause, Play } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import type { Audio } from './use-audio.ts';

interface PlayButtonProps {
  audio: Audio;
  /** What is played: "the story", "this voice note". */
  what: string;
}

/** Play and pause. */
export function PlayButton({ audio, what }: PlayButtonProps) {
  const playing = audio.state === 'playing' || audio.state === 'loading';
  return (
    <Button
      size="icon"
      aria-label={`${playing ? 'Pause' : 'Play'} ${what}`}
      onClick={audio.toggle}
      className="rounded-full border-clay text-clay hover:bg-clay-soft"
    >
      {audio.state === 'loading' ? (
        <Spinner className="size-5" />
      ) : playing ? (
        <Pause aria-hidden="true" className="size-5" />
      ) : (
        <Play aria-hidden="true" className="size-5 translate-x-px" />
      )}
    </Button>
  );
}
