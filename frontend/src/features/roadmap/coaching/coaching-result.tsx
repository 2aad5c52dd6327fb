import type { Coaching } from '@waymark/contracts/roadmaps/coaching';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { useId } from 'react';
import { MentorQuote } from '../../../components/ui/mentor-quote.tsx';

interface CoachingResultProps {
  coaching: Coaching;
  engine: AiRun['engine'];
  mentorName: string;
}

const ENGINES: Record<NonNullable<AiRun['engine']>, (mentor: string) => string> = {
  offline: (mentor) => `From ${mentor}'s words. No model is connected.`,
  openai: () => "Written by an AI model from the mentor's words. It can be wrong; you know yourself best.",
};

/** Leaves out what the coaching leaves empty. */
export function CoachingResult({ coaching, engine, mentorName }: CoachingResultProps) {
  const { opening, actions, obstacle, quote, questions, encouragement } = coaching;
  return (
    <section aria-label="Your coaching" className="grid gap-4 rounded-control bg-paper p-4 md:p-5">
      {opening && <p className="max-w-measure whitespace-pre-line">{opening}</p>}
      <Actions actions={actions} />
      {obstacle && (
        <p className="max-w-measure text-sm">
          <span className="font-semibold">If it gets in your way: </span>
          {obstacle}
        </p>
      )}
      {quote && <MentorQuote caption={`${mentorName}, on this step`}>{quote}</MentorQuote>}
      <Questions questions={questions} mentorName={mentorName} />
      {encouragement && <p className="font-serif text-lg">{encouragement}</p>}
      {engine && <p className="text-xs text-muted">{ENGINES[engine](mentorName)}</p>}
    </section>
  );
}

function Actions({ actions }: Pick<Coaching, 'actions'>) {
  if (actions.length === 0) return null;
  return (
    <ol className="grid gap-3">
      {actions.map(({ title, detail }, index) => (
        <li key={title} className="grid grid-cols-[auto_1fr] gap-x-3">
          <span aria-hidden="true" className="tabular min-w-3 font-serif text-lg leading-snug text-clay">
            {index + 1}
          </span>
          <div>
            <p className="font-semibold">{title}</p>
            {detail && <p className="max-w-measure text-muted">{detail}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Questions({ questions, mentorName }: Pick<Coaching, 'questions'> & { mentorName: string }) {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <p id={id} className="font-semibold">
        To ask {mentorName}
      </p>
      <ul aria-labelledby={id} className="grid max-w-measure list-disc gap-1 pl-5">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  );
}
