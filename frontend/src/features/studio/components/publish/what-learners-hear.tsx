import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { Badge, type Tone } from '../../../../components/ui/badge.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { plural } from '../../../../lib/format.ts';
import { usePublished } from '../../api/use-publishing.ts';
import { isNews, newsBetween } from '../../version-news.ts';

/** What those who follow it are told once, when the changes are published. */
export function WhatLearnersHear({ roadmap }: { roadmap: Roadmap }) {
  const { data: published, isError } = usePublished(roadmap);
  if (isError)
    return (
      <p className="text-muted">
        We cannot compare it with what learners see just now. They are told once what is new.
      </p>
    );
  if (!published) return <Skeleton className="h-28 rounded-control" />;
  const news = newsBetween(published.stages, roadmap.stages);
  if (!isNews(news))
    return (
      <p className="text-muted">
        No step is new, changed or gone, so nobody is told anything. Whoever opens the roadmap sees your
        edits.
      </p>
    );
  return (
    <section>
      <h3 className="text-lg">What learners are told</h3>
      <p className="mt-1 text-sm text-muted">
        Once, when they come back
        {roadmap.followers > 0 && ` (${plural(roadmap.followers, 'person follows', 'people follow')} it)`}.
        Nobody loses a step they completed, as long as it is still there.
      </p>
      <ul className="mt-3 grid gap-3">
        <Line word="New" tone="moss" titles={news.added} />
        <Line word="Changed" tone="dusk" titles={news.changed} />
        <Line word="Gone" tone="berry" titles={news.removed} />
      </ul>
    </section>
  );
}

function Line({ word, tone, titles }: { word: string; tone: Tone; titles: string[] }) {
  if (titles.length === 0) return null;
  const shown = titles.slice(0, 8);
  const more = titles.length - shown.length;
  return (
    <li className="grid grid-cols-[5.5rem_1fr] items-start gap-3">
      <Badge tone={tone} className="justify-self-start">
        {word}
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
