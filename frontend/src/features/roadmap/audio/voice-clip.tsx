import type { VoiceClip as Clip } from '@waymark/contracts/roadmaps/media';
import { AudioFailed } from '../../../components/audio/audio-failed.tsx';
import { PlayButton } from '../../../components/audio/play-button.tsx';
import { WaveSeek } from '../../../components/audio/wave-seek.tsx';
import { formatDuration } from '../../../lib/format.ts';
import { useAudio } from '../../../lib/use-audio.ts';
import { Transcript } from './transcript.tsx';

interface VoiceClipProps {
  clip: Clip;
  mentorName: string;
  stageTitle: string;
}

/** A mentor's recording for a milestone, with its transcript. */
export function VoiceClip({ clip, mentorName, stageTitle }: VoiceClipProps) {
  return (
    <div className="grid gap-1">
      <AudioClip url={clip.url} duration={clip.duration} what={`${mentorName} on “${stageTitle}”`} />
      {clip.transcript && <Transcript text={clip.transcript} />}
    </div>
  );
}

export function AudioClip({ url, duration, what }: { url: string; duration: number | null; what: string }) {
  const audio = useAudio(duration);
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-3">
        {/* biome-ignore lint/a11y/useMediaCaption: a transcript, if there is one, is shown below */}
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
      {audio.state === 'failed' && <AudioFailed onRetry={audio.retry} />}
    </div>
  );
}
