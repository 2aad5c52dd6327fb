import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { Mic } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { ListenTo } from '../recorder/listen.tsx';
import { NotTranscribed } from '../recorder/not-transcribed.tsx';
import { Recorder } from '../recorder/recorder.tsx';
import { useRecorder } from '../recorder/use-recorder.ts';
import { useRetainedFocus } from '../shared/use-retained-focus.ts';
import { useSources, useSourceText } from '../shared/use-sources.ts';
import type { InterviewAnswerState } from './use-interview-answer.ts';

interface SpokenResponseProps {
  roadmapId: string;
  question: number;
  answer: InterviewAnswerState;
  speaking: boolean;
  onSpeak: (speaking: boolean) => void;
}

/** The voice of an interview answer: its recorder while it is spoken, then its player and its transcript. */
export function SpokenResponse({ roadmapId, question, answer, speaking, onSpeak }: SpokenResponseProps) {
  const { data: sources } = useSources(roadmapId);
  const recording = sources?.find(({ id }) => id === answer.recordingId);
  const area = useRef<HTMLDivElement>(null);
  const focus = useRetainedFocus(area, speaking ? 'speaking' : (recording?.id ?? 'silent'));
  return (
    <div ref={area} {...focus}>
      {speaking ? (
        <Speaking
          key={question}
          roadmapId={roadmapId}
          question={question}
          onSaved={({ id }) => {
            answer.change({ recordingId: id });
            onSpeak(false);
          }}
          onClose={() => onSpeak(false)}
        />
      ) : recording ? (
        <Spoken recording={recording} answer={answer} onAgain={() => onSpeak(true)} />
      ) : (
        <Button size="sm" onClick={() => onSpeak(true)}>
          <Mic aria-hidden="true" className="size-4.5" />
          Answer aloud
        </Button>
      )}
    </div>
  );
}

interface SpeakingProps {
  roadmapId: string;
  question: number;
  onSaved: (source: Source) => void;
  onClose: () => void;
}

function Speaking({ roadmapId, question, onSaved, onClose }: SpeakingProps) {
  const recorder = useRecorder({ roadmapId, place: `question-${question}`, onSaved });
  return (
    <div className="grid grid-cols-1 gap-3">
      <NotTranscribed instead="Record your answer, then listen to it and write it down here." />
      <Recorder recorder={recorder} title="Answer aloud" intro="Speak as you would to a friend." />
      {recorder.state.phase === 'idle' && (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={onClose}>
          Close the recorder
        </Button>
      )}
    </div>
  );
}

interface SpokenProps {
  recording: Source;
  answer: InterviewAnswerState;
  onAgain: () => void;
}

function Spoken({ recording, answer, onAgain }: SpokenProps) {
  return (
    <div className="grid gap-2 rounded-card border border-line p-4">
      <ListenTo
        src={mediaUrl(recording.id)}
        name={recording.originalName}
        seconds={recording.durationSeconds}
      />
      <Transcript recording={recording} answer={answer} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onAgain}>
          Record again
        </Button>
        <Button size="sm" variant="ghost" onClick={() => answer.change({ recordingId: null })}>
          Remove from this answer
        </Button>
      </div>
    </div>
  );
}

/** An empty interview answer gets the transcript by itself. */
function Transcript({ recording: { id, status, message }, answer }: Omit<SpokenProps, 'onAgain'>) {
  const { data } = useSourceText(status === 'ready' ? id : null);
  const transcript = data?.text.trim() ?? '';
  if (status === 'processing')
    return (
      <p role="status" className="text-sm text-muted">
        Writing down what you said… You can continue.
      </p>
    );
  if (status !== 'ready')
    return <p className="text-sm text-muted">{message ?? 'Listen to it, and write down what you said.'}</p>;
  if (transcript === '' || answer.text.includes(transcript)) return null;
  return (
    <Button
      size="sm"
      className="justify-self-start"
      onClick={() => answer.change({ text: [answer.text.trim(), transcript].filter(Boolean).join('\n\n') })}
    >
      Add what you said
    </Button>
  );
}
