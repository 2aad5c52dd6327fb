import type { VoiceClip as Clip } from '@waymark/contracts/roadmaps/media';
import { formatDuration } from '#lib/format.ts';
import { AudioFailed } from '#shared/audio/audio-failed.tsx';
import { ListeningControls } from '#shared/audio/listening-controls.tsx';
import { MadeByProgram } from '#shared/audio/made-by-program.tsx';
import { PlayButton } from '#shared/audio/play-button.tsx';
import { PlayerGroup } from '#shared/audio/player-group.tsx';
import { type Spoken, SpokenWords } from '#shared/audio/spoken-words.tsx';
import { useAudio } from '#shared/audio/use-audio.ts';
import { useMediaSession } from '#shared/audio/use-media-session.ts';
import { WaveSeek } from '#shared/audio/wave-seek.tsx';

interface VoiceClipProps {
  clip: Clip;
  mentorName: string;
  stageTitle: string;
}

/** A mentor's recording for a milestone, with its words. */
export function VoiceClip({ clip, mentorName, stageTitle }: VoiceClipProps) {
  const what = `${mentorName} on “${stageTitle}”`;
  return (
    <AudioClip
      {...{ url: clip.url, duration: clip.duration, what }}
      spoken={clip}
      title={stageTitle}
      artist={mentorName}
    />
  );
}

interface AudioClipProps {
  url: string;
  duration: number | null;
  /** Follows "Play" in the accessible name. */
  what: string;
  spoken?: Spoken;
  title?: string;
  artist?: string;
}

export function AudioClip({ url, duration, what, spoken, title = what, artist }: AudioClipProps) {
  const audio = useAudio(duration);
  useMediaSession(audio, { title, artist: spoken?.sampleVoice ? 'Sample voice' : artist });
  return (
    <PlayerGroup audio={audio} what={what} className="grid min-w-0 gap-1">
      {spoken?.sampleVoice && <MadeByProgram />}
      <div className="flex items-center gap-3">
        {/* biome-ignore lint/a11y/useMediaCaption: its words, if they are known, are shown below */}
        <audio ref={audio.element} src={url} preload="none" />
        <PlayButton audio={audio} what={what} />
        <WaveSeek
          label={`Position in ${what}`}
          time={audio.time}
          duration={audio.duration}
          onSeek={audio.seek}
        />
        <span className="tabular shrink-0 text-sm text-muted">
          {audio.time > 0 && `${formatDuration(audio.time)} / `}
          {audio.duration === null ? 'Voice' : formatDuration(audio.duration)}
        </span>
      </div>
      {audio.state !== 'idle' && <ListeningControls audio={audio} />}
      {audio.state === 'failed' && <AudioFailed onRetry={audio.retry} />}
      {spoken && <SpokenWords audio={audio} {...spoken} />}
    </PlayerGroup>
  );
}
