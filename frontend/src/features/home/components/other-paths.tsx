import type { HomePath } from '@waymark/contracts/roadmaps/home';
import { percentDone } from '@waymark/contracts/roadmaps/journey';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#lib/format.ts';
import { stepLink } from '#lib/step-link.ts';
import { TrailProgress } from '#shared/trail/trail-progress.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card, CardLink } from '#shared/ui/card.tsx';
import { NewVersion } from './new-version.tsx';

const SHOWN = 3;

/** The paths beside the main one. */
export function OtherPaths({ paths }: { paths: readonly HomePath[] }) {
  const [allShown, setAllShown] = useState(false);
  if (paths.length === 0) return null;
  const shown = allShown ? paths : paths.slice(0, SHOWN);
  return (
    <section aria-labelledby="home-others">
      <h2 id="home-others" className="text-2xl">
        {paths.length === 1 ? 'Your other roadmap' : 'Your other roadmaps'}
      </h2>
      <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((path) => (
          <li key={path.roadmapId}>
            <OtherPath path={path} />
          </li>
        ))}
      </ul>
      {shown.length < paths.length && (
        <Button className="mt-5" onClick={() => setAllShown(true)}>
          Show {plural(paths.length - shown.length, 'more roadmap')}
        </Button>
      )}
    </section>
  );
}

function OtherPath({ path }: { path: HomePath }) {
  const { roadmapId, title, next, completedSteps, totalSteps } = path;
  const action = next ? (completedSteps === 0 ? 'Start' : 'Continue') : 'What you did';
  const to = next ? stepLink(roadmapId, next.stepId) : `/roadmap/${roadmapId}/done`;
  return (
    <Card as="article" className="flex h-full flex-col gap-3 p-5">
      <h3 dir="auto" className="text-xl wrap-anywhere">
        {title}
      </h3>
      <p dir="auto" className="grow text-sm wrap-anywhere text-muted">
        {next ? `Next: ${next.title}` : 'You have completed every step.'}
      </p>
      <NewVersion path={path} />
      <TrailProgress percent={percentDone(completedSteps, totalSteps)} label={`Your progress on ${title}`} />
      <CardLink
        to={to}
        aria-label={`${action}: ${title}`}
        className="flex min-h-10 items-center gap-1.5 self-start font-semibold text-moss"
      >
        {action}
        <ArrowRight aria-hidden="true" className="size-4.5" />
      </CardLink>
    </Card>
  );
}
