import type { Reflection } from '@waymark/contracts/roadmaps/learning';
import { formatDate, formatPercent } from '../../lib/format.ts';

interface WrittenOnTheWayProps {
  /** Oldest first. */
  reflections: readonly Reflection[];
  /** Who can read them. */
  note: string;
}

/** What the learner wrote on the way; nothing without any. */
export function WrittenOnTheWay({ reflections, note }: WrittenOnTheWayProps) {
  if (reflections.length === 0) return null;
  return (
    <section aria-labelledby="reflections" className="mt-16">
      <h2 id="reflections" className="text-2xl">
        What you wrote on the way
      </h2>
      <p className="mt-2 text-sm text-muted">{note}</p>
      <ul className="mt-6 grid gap-6 md:grid-cols-2">
        {reflections.map(({ id, text, date, stageName, progress }) => (
          <li key={id} className="border-l-4 border-line pl-4">
            <p dir="auto" className="max-w-measure whitespace-pre-line wrap-anywhere">
              {text}
            </p>
            <p className="tabular mt-2 text-sm text-muted">
              <time dateTime={date}>{formatDate(date)}</time>
              {stageName && `, ${stageName}`}, {formatPercent(progress)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
