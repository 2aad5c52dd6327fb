import { Badge } from '../../../components/ui/badge.tsx';

/** A heading with short texts; nothing without any. */
export function TopicList({ label, topics }: { label: string; topics: readonly string[] }) {
  if (topics.length === 0) return null;
  return (
    <div>
      <p className="text-xs font-semibold text-muted">{label}</p>
      <ul aria-label={label} className="mt-1 flex flex-wrap gap-1.5">
        {topics.map((topic) => (
          <li key={topic}>
            <Badge>{topic}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
