import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format.ts';

export function Stats({ mentor, roadmaps }: { mentor: Mentor; roadmaps: RoadmapSummary[] | undefined }) {
  const followers = roadmaps?.reduce((sum, roadmap) => sum + roadmap.followers, 0);
  return (
    <dl className="tabular mt-8 flex flex-wrap gap-x-12 gap-y-5">
      <Stat term="Roadmaps">{formatNumber(roadmaps?.length ?? mentor.roadmapCount)}</Stat>
      <Stat term="Followers">{followers === undefined ? '–' : formatNumber(followers)}</Stat>
      <Stat term="Reviews">{formatNumber(mentor.rating?.count ?? 0)}</Stat>
    </dl>
  );
}

function Stat({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-0.5 font-serif text-3xl">{children}</dd>
    </div>
  );
}
