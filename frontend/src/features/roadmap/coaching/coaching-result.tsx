import type { Coaching } from '@waymark/contracts/roadmaps/coaching';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { MentorQuote } from '../../../components/ui/mentor-quote.tsx';

interface CoachingResultProps {
  coaching: Coaching;
  engine: AiRun['engine'];
  mentorName: string;
}

const ENGINES = {
  offline: "Drafted offline from the mentor's words.",
  openai: "Written by an AI model from the mentor's words. It can be wrong; you know yourself best.",
};

export function CoachingResult({ coaching, engine, mentorName }: CoachingResultProps) {
  return (
    <section aria-label="Your coaching" className="grid gap-4 rounded-control bg-paper p-4 md:p-5">
      <p className="max-w-measure whitespace-pre-line">{coaching.opening}</p>
      <ol className="grid gap-3">
        {coaching.actions.map((action, index) => (
          <li key={action.title} className="grid grid-cols-[auto_1fr] gap-x-3">
            <span aria-hidden="true" className="tabular min-w-3 font-serif text-lg leading-snug text-clay">
              {index + 1}
            </span>
            <div>
              <p className="font-semibold">{action.title}</p>
              <p className="max-w-measure text-muted">{action.detail}</p>
            </div>
          </li>
        ))}
      </ol>
      {coaching.obstacle && (
        <p className="max-w-measure text-sm">
          <span className="font-semibold">If it gets in your way: </span>
          {coaching.obstacle}
        </p>
      )}
      {coaching.quote && <MentorQuote caption={`${mentorName}, on this step`}>{coaching.quote}</MentorQuote>}
      <p className="font-serif text-lg">{coaching.encouragement}</p>
      {engine && !coaching.safety && <p className="text-xs text-muted">{ENGINES[engine]}</p>}
    </section>
  );
}
