import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { formatDuration } from '../../lib/format.ts';
import { AudioFailed } from './audio-failed.tsx';
import { addClip, nextClip, type QueuedClip } from './clip-queue.ts';
import { useListening } from './listening.ts';
import { ListeningControls } from './listening-controls.tsx';
import { MadeByProgram } from './made-by-program.tsx';
import { PlayButton } from './play-button.tsx';
import { NextClip, PlayOnButton } from './play-on.tsx';
import { PlayerGroup } from './player-group.tsx';
import { type Spoken, SpokenWords } from './spoken-words.tsx';
import { useAudio } from './use-audio.ts';
import { type NowPlaying, useMediaSession } from './use-media-session.ts';
import { WaveSeek } from './wave-seek.tsx';

interface ClipPlayerProps {
  url: string;
  /** Seconds of the file. */
  start: number;
  end: number;
  label: string;
  /** Follows "Play" in the accessible names. */
  what: string;
  spoken?: Spoken;
  playing?: NowPlaying;
  /** Another clip can follow when it ends. */
  inSequence?: boolean;
}

/** Plays a part of a recording. Its controls appear when it starts. */
export function ClipPlayer({ url, start, end, label, what, spoken, playing, inSequence }: ClipPlayerProps) {
  const seconds = end - start;
  const title = playing?.title ?? label;
  const group = useRef<HTMLFieldSetElement>(null);
  const { next, setNext, onEnd } = useNextClip(group, url);
  const audio = useAudio(seconds, { part: { start, end }, ...(inSequence && { onEnd }) });
  useMediaSession(audio, playing ?? { title });
  useQueued(inSequence === true, { url, title, play: audio.toggle }, group);
  const stop = useCallback(() => setNext(null), [setNext]);
  const started = audio.state !== 'idle';
  return (
    <PlayerGroup ref={group} audio={audio} what={what} className="grid min-w-0 gap-1">
      <div className="flex items-center gap-3">
        {/* biome-ignore lint/a11y/useMediaCaption: its words are shown beside it */}
        <audio ref={audio.element} src={url} preload="none" />
        <PlayButton audio={audio} what={what} />
        <div className="min-w-0">
          <p className="text-sm font-medium">
            {label} <span className="tabular whitespace-nowrap text-muted">· {formatDuration(seconds)}</span>
          </p>
          {spoken?.sampleVoice && <MadeByProgram />}
        </div>
      </div>
      {started && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <WaveSeek label={`Position in ${what}`} time={audio.time} duration={seconds} onSeek={audio.seek} />
          <span className="tabular shrink-0 text-sm text-muted">
            {formatDuration(audio.time)} / {formatDuration(seconds)}
          </span>
          <ListeningControls audio={audio}>{inSequence && <PlayOnButton />}</ListeningControls>
        </div>
      )}
      {started && inSequence && <NextClip next={next} onDone={stop} />}
      {audio.state === 'failed' && <AudioFailed onRetry={audio.retry} />}
      {spoken && <SpokenWords audio={audio} {...spoken} from={start} />}
    </PlayerGroup>
  );
}

/** The clip that follows when this one has ended, if that is turned on. */
function useNextClip(group: RefObject<Element | null>, url: string) {
  const { playOn } = useListening();
  const [next, setNext] = useState<QueuedClip | null>(null);
  const onEnd = () => {
    if (!playOn || !group.current) return;
    setNext(nextClip({ element: group.current, url }));
  };
  return { next, setNext, onEnd };
}

function useQueued(
  inSequence: boolean,
  { url, title, play }: Omit<QueuedClip, 'element'>,
  group: RefObject<Element | null>,
): void {
  const start = useRef(play);
  start.current = play;
  useEffect(() => {
    if (!inSequence || !group.current) return;
    return addClip({ element: group.current, url, title, play: () => start.current() });
  }, [inSequence, url, title, group]);
}
