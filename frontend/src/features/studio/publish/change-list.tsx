import { Badge, type Tone } from '#shared/ui/badge.tsx';

const MAX_LISTED = 8;

/** Titles under one label; nothing without titles. */
export function ChangeList({ label, tone, titles }: { label: string; tone: Tone; titles: string[] }) {
  if (titles.length === 0) return null;
  const shown = titles.slice(0, MAX_LISTED);
  const more = titles.length - shown.length;
  return (
    <li className="grid grid-cols-[5.5rem_1fr] items-start gap-3">
      <Badge tone={tone} className="justify-self-start">
        {label}
      </Badge>
      <ul className="grid gap-1 text-sm">
        {shown.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat and never move
          <li key={index}>{title}</li>
        ))}
        {more > 0 && <li className="text-muted">and {more} more</li>}
      </ul>
    </li>
  );
}
