import type { Step } from '@waymark/contracts/roadmaps/http';
import { ClipPlayer } from '#shared/audio/clip-player.tsx';

/** The part of the mentor's recording that a step comes from; nothing if it is not played there. */
export function StepVoice({
  step: { voice, title },
  mentor,
}: {
  step: Pick<Step, 'title' | 'voice'>;
  mentor: string;
}) {
  if (!voice?.used || voice.state === 'failed' || voice.state === 'not-allowed') return null;
  const { url, start, end, sampleVoice } = voice;
  const label = sampleVoice ? 'Hear this part' : `Hear this in ${mentor}’s voice`;
  if (url === null)
    return (
      <p className="border-l-4 border-line pl-4 text-sm text-muted">
        {mentor}’s voice is being prepared for this step.
      </p>
    );
  return (
    <div className="border-l-4 border-clay pl-4">
      <ClipPlayer
        {...{ url, start, end, label }}
        what={`${mentor} on “${title}”`}
        spoken={voice}
        playing={{ title, artist: sampleVoice ? 'Sample voice' : mentor }}
        inSequence
      />
    </div>
  );
}
