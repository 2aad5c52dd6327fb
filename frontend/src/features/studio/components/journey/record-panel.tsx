import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { MicOff } from 'lucide-react';
import { useConfig } from '../../../../lib/use-config.ts';
import { RecordPanel as Recorder } from '../recording/record-panel.tsx';
import { WrittenStory } from './written-story.tsx';

/** The story as a recording or in writing. */
export function RecordPanel({ roadmap }: { roadmap: Roadmap }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-3">
        <NotWrittenDown />
        <Recorder roadmapId={roadmap.id} />
      </div>
      <WrittenStory roadmapId={roadmap.id} />
    </div>
  );
}

/** Without a model a recording gets no text, which would be a surprise after an hour of speaking. */
function NotWrittenDown() {
  const { data: config } = useConfig();
  if (config?.aiEngine !== 'offline') return null;
  return (
    <p className="flex gap-2.5 rounded-control bg-dusk-soft p-4 text-sm">
      <MicOff aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-dusk" />
      No model is connected, so a recording cannot be written down. Learners can listen to it, but a draft
      needs your story in writing.
    </p>
  );
}
