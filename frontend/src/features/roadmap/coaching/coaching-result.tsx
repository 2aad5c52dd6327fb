import type { Coaching, ShownCoaching } from '@waymark/contracts/roadmaps/coaching';
import type { Roadmap, Step } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { useId } from 'react';
import { MentorQuote } from '#shared/ui/mentor-quote.tsx';
import { AskMentor, Passages } from '../ask/passages.tsx';

interface CoachingResultProps {
  coaching: ShownCoaching;
  engine: AiRun['engine'];
  roadmap: Roadmap;
  step: Step;
  /** False for the mentor. */
  mayAsk: boolean;
}

const ENGINES: Record<NonNullable<AiRun['engine']>, (mentor: string) => string> = {
  offline: (mentor) => `From ${mentor}'s words. No model is connected.`,
  openai: () => "Written by an AI model from the mentor's words. It can be wrong; you know yourself best.",
};

/** Leaves out what the coaching leaves empty. */
export function CoachingResult(props: CoachingResultProps) {
  const { coaching, engine, roadmap, step } = props;
  const { opening, actions, obstacle, quote, questions, encouragement, passages } = coaching;
  const mentorName = roadmap.mentor.name;
  const isInPassages = quote !== null && passages.some(({ text }) => text.includes(quote));
  // Earlier ones without a model have other texts.
  if (engine === 'offline' && !quote && actions.length === 0 && questions.length === 0)
    return <FromStory {...props} />;
  return (
    <section aria-label="Your coaching" className="grid gap-4 rounded-control bg-paper p-4 md:p-5">
      {opening && (
        <p dir="auto" className="max-w-measure whitespace-pre-line">
          {opening}
        </p>
      )}
      <Actions actions={actions} />
      {obstacle && (
        <p className="max-w-measure text-sm">
          <span className="font-semibold">If it gets in your way: </span>
          {obstacle}
        </p>
      )}
      {quote && !isInPassages && <MentorQuote caption={`${mentorName}, on this step`}>{quote}</MentorQuote>}
      {passages.length > 0 && (
        <div className="grid gap-3">
          <h4 className="font-semibold">From {mentorName}’s story</h4>
          <Passages {...{ roadmap, passages }} atStep={step.id} />
        </div>
      )}
      <Questions questions={questions} mentorName={mentorName} />
      {encouragement && <p className="font-serif text-lg">{encouragement}</p>}
      {engine && <p className="text-xs text-muted">{ENGINES[engine](mentorName)}</p>}
    </section>
  );
}

/** Without a model: the mentor's words. */
function FromStory({ coaching: { passages }, roadmap, step, mayAsk }: CoachingResultProps) {
  const { name } = roadmap.mentor;
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 rounded-control bg-paper p-4 md:p-5">
      <h4 id={id} className="text-lg">
        {passages.length > 0 ? `From ${name}’s story` : `${name} did not write about this here.`}
      </h4>
      {passages.length > 0 && <Passages {...{ roadmap, passages }} atStep={step.id} />}
      {mayAsk && <AskMentor roadmap={roadmap} isFound={passages.length > 0} />}
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
