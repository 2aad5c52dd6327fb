import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { useRef } from 'react';
import { NotTranscribed } from '../recorder/not-transcribed.tsx';
import { Recorder } from '../recorder/recorder.tsx';
import { RecordingList } from '../recorder/recording-list.tsx';
import { UnfinishedRecordings } from '../recorder/unfinished-recordings.tsx';
import { useRecorder } from '../recorder/use-recorder.ts';
import { WrittenStory } from './written-story.tsx';

/** The story as a recording or in writing. */
export function RecordPanel({ roadmap: { id } }: { roadmap: Roadmap }) {
  const recorder = useRecorder({ roadmapId: id, place: 'story' });
  const section = useRef<HTMLElement>(null);
  const recordAnother = (of: Source) => {
    recorder.start(of.id);
    section.current?.focus();
  };
  const isFree = recorder.state.phase === 'idle';
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-3">
        <NotTranscribed instead="Write down what you said beside its player: a draft is made from that text." />
        <Recorder
          ref={section}
          recorder={recorder}
          title={!isFree && recorder.takeOf ? 'Another take' : 'Tell it aloud'}
          intro="Speak as you would to a friend."
        >
          <UnfinishedRecordings roadmapId={id} />
        </Recorder>
      </div>
      <RecordingList roadmapId={id} onAnotherTake={isFree ? recordAnother : null} />
      <WrittenStory roadmapId={id} />
    </div>
  );
}
