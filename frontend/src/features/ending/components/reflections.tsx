import type { User } from '@waymark/contracts/identity/http';
import { formatDate } from '../../../lib/format.ts';
import { useReflections } from '../api/use-ending.ts';

/** What the learner wrote on the way, oldest first; nothing without any. */
export function Reflections({ user, roadmapId }: { user: User; roadmapId: string }) {
  const { data } = useReflections(user, roadmapId);
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="reflections" className="mt-16">
      <h2 id="reflections" className="text-2xl">
        What you wrote on the way
      </h2>
      <p className="mt-2 text-sm text-muted">Only you see this.</p>
      <ul className="mt-6 grid gap-6 md:grid-cols-2">
        {data.map(({ id, text, date, stageName, progress }) => (
          <li key={id} className="border-l-4 border-line pl-4">
            <p className="max-w-measure whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="tabular mt-2 text-sm text-muted">
              <time dateTime={date}>{formatDate(date)}</time>
              {stageName && `, ${stageName}`}, {progress} %
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
