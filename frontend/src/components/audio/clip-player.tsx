import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { formatDuration } from '../../lib/format.ts';
import { type Audio, useAudio } from '../../lib/use-audio.ts';
import { Button } from '../ui/button.tsx';
import { AudioFailed } from './audio-failed.tsx';
import { PlayButton } from './play-button.tsx';
import { WaveSeek } from './wave-seek.tsx';

interface ClipPlayerProps {
  url: string;
  /** Seconds of the file. */
  start: number;
  end: number;
  label: string;
  /** Follows "Play" in the accessible names. */
  what: string;
}

const BACK_SECONDS = 10;
const RATES = [1, 1.25, 1.5, 0.75];

/** Plays a part of a recording. Its controls appear when it starts. */
export function ClipPlayer({ url, start, end, label, what }: ClipPlayerProps) {
  const seconds = end - start;
  const audio = useAudio(seconds, undefined, { start, end });
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-3">
        {/* biome-ignore lint/a11y/useMediaCaption: its words are shown beside it */}
        <audio ref={audio.element} src={url} preload="none" />
        <PlayButton audio={audio} what={what} />
        <p className="min-w-0 text-sm font-medium">
          {label} <span className="tabular whitespace-nowrap text-muted">· {formatDuration(seconds)}</span>
        </p>
      </div>
      {audio.state !== 'idle' && <Controls audio={audio} seconds={seconds} what={what} />}
      {audio.state === 'failed' && <AudioFailed onRetry={audio.retry} />}
    </div>
  );
}

function Controls({ audio, seconds, what }: { audio: Audio; seconds: number; what: string }) {
  const [rate, setRate] = useState(1);
  const { element, time, seek } = audio;
  const next = RATES[(RATES.indexOf(rate) + 1) % RATES.length]!;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <WaveSeek label={`Position in ${what}`} time={time} duration={seconds} onSeek={seek} />
      <span className="tabular shrink-0 text-sm text-muted">
        {formatDuration(time)} / {formatDuration(seconds)}
      </span>
      <span className="flex">
        <Button size="sm" variant="ghost" onClick={() => seek(Math.max(0, time - BACK_SECONDS))}>
          <RotateCcw aria-hidden="true" className="size-4" />
          {BACK_SECONDS} s<span className="sr-only"> back</span>
        </Button>
        <Button
          size="sm"
          variant="ghost"
          className="tabular"
          onClick={() => {
            setRate(next);
            if (element.current) element.current.playbackRate = next;
          }}
        >
          {rate}×<span className="sr-only"> speed, change to {next}×</span>
        </Button>
      </span>
    </div>
  );
}
