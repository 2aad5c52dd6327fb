import clsx from 'clsx';
import { ListVideo } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../ui/button.tsx';
import type { QueuedClip } from './clip-queue.ts';
import { setListening, useListening } from './listening.ts';

/** Time to stop it. */
const PAUSE_MS = 2_000;

/** Whether the clip of the next step follows when one ends. */
export function PlayOnButton() {
  const { playOn } = useListening();
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-pressed={playOn}
      onClick={() => setListening({ playOn: !playOn })}
      className={clsx(playOn && 'bg-moss-soft')}
    >
      <ListVideo aria-hidden="true" className="size-4" />
      Play on<span aria-hidden="true">: {playOn ? 'on' : 'off'}</span>
    </Button>
  );
}

interface NextClipProps {
  next: QueuedClip | null;
  onDone: () => void;
}

/** Announces the clip that follows, and starts it. The focus is not moved. */
export function NextClip({ next, onDone }: NextClipProps) {
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => {
      onDone();
      next.play();
    }, PAUSE_MS);
    // Something else was started meanwhile.
    document.addEventListener('play', onDone, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('play', onDone, true);
    };
  }, [next, onDone]);
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm empty:hidden">
      <p role="status" className="empty:hidden">
        {next && `Next: “${next.title}”`}
      </p>
      {next && (
        <Button size="sm" variant="ghost" onClick={onDone}>
          Stop here
        </Button>
      )}
    </div>
  );
}
