import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { MicOff } from 'lucide-react';
import { useConfig } from '../../../../lib/use-config.ts';
import { Recorder } from '../recording/recorder.tsx';
import { RecordingTexts } from '../recording/recording-texts.tsx';
import { WrittenStory } from './written-story.tsx';

/** The story as a recording or in writing. */
export function RecordPanel({ roadmap }: { roadmap: Roadmap }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-3">
        <NotWrittenDown />
        <Recorder roadmapId={roadmap.id} />
      </div>
      <RecordingTexts roadmapId={roadmap.id} />
      <WrittenStory roadmapId={roadmap.id} />
    </div>
  );
}

/** Without a model a recording gets no text by itself, which would be a surprise after an hour of speaking. */
function NotWrittenDown() {
  const { data: config } = useConfig();
  if (config?.aiEngine !== 'offline') return null;
  return (
    <p className="flex gap-2.5 rounded-control bg-dusk-soft p-4 text-sm">
      <MicOff aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-dusk" />
      No speech model is connected, so a recording is not transcribed. Write down what you said beside its
      player: a draft is made from that text.
    </p>
  );
}
