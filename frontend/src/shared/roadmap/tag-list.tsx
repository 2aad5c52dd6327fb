import clsx from 'clsx';
import { Link } from 'react-router-dom';

/** The tags of a roadmap, each a link to all with it; nothing without tags. A link is higher than its chip, for fingers. */
export function TagList({ tags, className }: { tags: readonly string[]; className?: string }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className={clsx('-my-1.5 flex flex-wrap gap-x-2', className)}>
      {tags.map((tag) => (
        <li key={tag} className="flex max-w-full">
          <Link
            to={`/browse?${new URLSearchParams({ tag })}`}
            className="group relative z-10 flex min-h-10 min-w-0 items-center rounded-full"
          >
            <span
              dir="auto"
              className="min-w-0 rounded-full border border-line px-3 py-0.5 text-sm text-muted transition-colors duration-150 group-hover:border-ink group-hover:text-ink"
            >
              {tag}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
