import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { Download, Info } from 'lucide-react';
import { useRef } from 'react';
import { formatDuration } from '#lib/format.ts';
import { AudioFailed } from '#shared/audio/audio-failed.tsx';
import { ListeningControls } from '#shared/audio/listening-controls.tsx';
import { MadeByProgram } from '#shared/audio/made-by-program.tsx';
import { PlayButton } from '#shared/audio/play-button.tsx';
import { PlayerGroup } from '#shared/audio/player-group.tsx';
import { SpokenWords } from '#shared/audio/spoken-words.tsx';
import { useAudio } from '#shared/audio/use-audio.ts';
import { useMediaSession } from '#shared/audio/use-media-session.ts';
import { WaveSeek } from '#shared/audio/wave-seek.tsx';
import { buttonStyle } from '#shared/ui/button.tsx';
import { toast } from '#shared/ui/toast.ts';

/** The demo roadmap of spec §2. */
const SAMPLE_ID = 'roadmap1';
const SAMPLE = 'This roadmap is part of the demo: its content is sample data.';

/** The player of the mentor's recording, if there is one, and the note on sample data. */
export function Story({ roadmap }: { roadmap: Roadmap }) {
  const isSample = roadmap.id === SAMPLE_ID;
  if (!roadmap.audioUrl) return isSample && <SampleNote />;
  return <StoryPlayer roadmap={roadmap} url={roadmap.audioUrl} isSample={isSample} />;
}

function SampleNote() {
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <Info aria-hidden="true" className="mt-1 size-4 shrink-0" />
      {SAMPLE}
    </p>
  );
}

interface StoryPlayerProps {
  roadmap: Roadmap;
  url: string;
  isSample: boolean;
}

function StoryPlayer({ roadmap, url, isSample }: StoryPlayerProps) {
  const { mentor, story } = roadmap;
  const audio = useAudio(story?.duration ?? null, { onFail: showNotAvailable });
  const noteShown = useRef(false);
  const what = `${mentor.name}’s story`;
  useMediaSession(audio, {
    title: roadmap.title,
    artist: story?.sampleVoice ? 'Sample voice' : mentor.name,
  });

  function toggle() {
    audio.toggle();
    if (!isSample || noteShown.current) return;
    noteShown.current = true;
    toast({ title: 'Audio Playback Note', description: SAMPLE });
  }

  return (
    <section
      aria-labelledby="story"
      className="grid gap-2 rounded-card border border-line border-l-4 border-l-clay bg-raised px-5 py-3 md:px-8"
    >
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="story" className="text-xl">
          {story?.sampleVoice
            ? `${mentor.name}’s story, read aloud`
            : `The story, in ${mentor.name}’s own voice`}
        </h2>
        {story?.sampleVoice && <MadeByProgram />}
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: its words, if they are known, are shown below */}
      <audio ref={audio.element} src={url} preload="metadata" />
      <PlayerGroup
        audio={{ ...audio, toggle }}
        what={what}
        className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2"
      >
        <PlayButton audio={{ ...audio, toggle }} what={what} />
        <WaveSeek
          label={`Position in ${what}`}
          time={audio.time}
          duration={audio.duration}
          onSeek={audio.seek}
        />
        <span className="tabular text-sm text-muted">
          {formatDuration(audio.time)}
          {audio.duration !== null && ` / ${formatDuration(audio.duration)}`}
        </span>
        <a href={downloadUrl(url)} download className={buttonStyle({ size: 'sm' })}>
          <Download aria-hidden="true" className="size-4.5" />
          Download
        </a>
        {audio.state !== 'idle' && <ListeningControls audio={audio} />}
      </PlayerGroup>
      {audio.state === 'failed' && <AudioFailed onRetry={audio.retry} />}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        {story && <SpokenWords audio={audio} {...story} />}
        {isSample && (
          <div className="py-2">
            <SampleNote />
          </div>
        )}
      </div>
    </section>
  );
}

function showNotAvailable(): void {
  toast({
    title: 'Audio Not Available',
    description: 'The recording did not load. Its mentor can upload audio in Mentor Studio.',
    variant: 'destructive',
  });
}

export const downloadUrl = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}download=1`;
