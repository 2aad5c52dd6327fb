import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { ShownReply } from '@waymark/contracts/roadmaps/replies';
import { MentorQuote } from '#shared/ui/mentor-quote.tsx';
import { StepVoice } from '../audio/step-voice.tsx';
import { OfStep } from './passages.tsx';

interface ModelReplyProps {
  roadmap: Roadmap;
  reply: ShownReply;
  onShowStep?: (stepId: string) => void;
}

/** What a model replied, each sentence with the words of the mentor that it rests on. */
export function ModelReply({ roadmap, reply: { claims, isReduced }, onShowStep }: ModelReplyProps) {
  const { name } = roadmap.mentor;
  return (
    <div className="grid grid-cols-1 gap-5">
      {claims.length > 0 && (
        <ol className="grid grid-cols-1 gap-5">
          {claims.map(({ text, quote, passage: { step, voice } }) => (
            <li key={text} className="grid grid-cols-1 gap-2">
              <p dir="auto" className="max-w-measure font-semibold">
                {text}
              </p>
              <MentorQuote>{quote}</MentorQuote>
              {voice && (
                <StepVoice step={{ title: step?.title ?? 'this part of the story', voice }} mentor={name} />
              )}
              {step && <OfStep {...{ roadmap, step, onShowStep }} />}
            </li>
          ))}
        </ol>
      )}
      {claims.length === 0 && !isReduced && <p>{name} did not talk about this.</p>}
      {isReduced && (
        <p className="text-sm text-muted">
          A part of this reply is gone: {name} no longer shares the words that it came from.
        </p>
      )}
      {claims.length > 0 && (
        <p className="text-xs text-muted">
          Written by an AI model from {name}’s words. It can be wrong; the quotes are {name}’s own.
        </p>
      )}
    </div>
  );
}
