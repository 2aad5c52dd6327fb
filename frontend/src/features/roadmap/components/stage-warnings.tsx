import type { Warning } from '@waymark/contracts/roadmaps/http';
import { TriangleAlert } from 'lucide-react';
import { MentorQuote } from '#shared/ui/mentor-quote.tsx';

interface StageWarningsProps {
  warnings: readonly Warning[];
  className?: string;
}

/** What the mentor would not do again: to read, not to tick. */
export function StageWarnings({ warnings, className = '' }: StageWarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <aside
      aria-label="What I would not do again"
      className={`rounded-control bg-amber-soft p-4 ${className}`}
    >
      <h4 className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-amber" />
        What I would not do again
      </h4>
      <ul className="mt-2 grid gap-4">
        {warnings.map(({ id, text, evidence }) => (
          <li key={id}>
            <p dir="auto" className="max-w-measure whitespace-pre-line">
              {text}
            </p>
            {evidence && evidence.quote !== text && (
              <MentorQuote className="mt-2 text-base">{evidence.quote}</MentorQuote>
            )}
          </li>
        ))}
      </ul>
    </aside>
  );
}
