import { useQueries } from '@tanstack/react-query';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { journey, nextStep } from '@waymark/contracts/roadmaps/journey';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ApiError, call } from '../../lib/api.ts';
import { plural } from '../../lib/format.ts';
import { stepLink } from '../../lib/step-link.ts';
import { TextLink } from '../ui/link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { GuestPath } from './guest-progress.ts';
import { useGuestPaths } from './use-guest-paths.ts';

/** Keep in step with public/early.js. */
const MOST_SHOWN = 3;

/** The roadmaps a guest has begun, each with its next step. */
export default function ResumePaths() {
  const paths = useGuestPaths().slice(0, MOST_SHOWN);
  const found = useQueries({
    queries: paths.map(({ roadmapId }) => ({
      queryKey: ['roadmap', roadmapId],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('GET /api/roadmaps/{id}', { params: { id: roadmapId }, signal }),
      retry: (count: number, error: Error) =>
        count < 2 && !(error instanceof ApiError && error.status === 404),
    })),
  });
  // One that is not published any more is left out.
  const shown = paths.flatMap((path, index) => {
    const { data, isError } = found[index]!;
    return isError && !data ? [] : [{ path, roadmap: data }];
  });
  // Not empty, so that the place is not reserved any more.
  if (shown.length === 0) return <div hidden />;
  return (
    <section aria-labelledby="resume" data-open={shown.length} className="resume-paths page">
      <h2 id="resume" className="text-xl sm:text-2xl">
        Pick up where you left off
      </h2>
      <ul className="mt-3 grid gap-2">
        {shown.map(({ path, roadmap }) => (
          <li key={path.roadmapId}>
            {roadmap ? <Path path={path} roadmap={roadmap} /> : <Skeleton className="h-20 rounded-card" />}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        <span className="max-sm:block">On this device only.</span>{' '}
        <TextLink to="/auth?tab=register" state={{ from: '/' }}>
          Create an account
        </TextLink>{' '}
        to keep it.
      </p>
    </section>
  );
}

/** Of one height, see `resume-paths` in main.css. */
function Path({ path, roadmap }: { path: GuestPath; roadmap: Roadmap }) {
  const { completedSteps, totalSteps } = journey(roadmap.stages, path.progress);
  const at = nextStep(roadmap.stages, path.progress);
  const next = at && roadmap.stages[at.stageIndex]?.steps.find(({ id }) => id === at.stepId);
  return (
    <Link
      to={next ? stepLink(roadmap.id, next.id) : `/roadmap/${roadmap.id}/done`}
      className="flex h-20 items-center gap-4 rounded-card border border-line bg-raised px-5 transition-colors duration-150 hover:bg-sunken"
    >
      <span className="grid min-w-0 grow">
        <span className="line-clamp-2 leading-snug font-semibold wrap-anywhere sm:line-clamp-1">
          {next ? next.title : roadmap.title}
        </span>
        <span className="truncate text-sm text-muted">
          <span className="tabular">
            {completedSteps} of {plural(totalSteps, 'step')}
          </span>
          {next ? ` on ${roadmap.title}` : ', all of it. Look back'}
        </span>
      </span>
      <span className="flex shrink-0 items-center gap-1.5 font-semibold text-moss">
        <span className="max-sm:sr-only">{next ? 'Continue' : 'Look back'}</span>
        <ArrowRight aria-hidden="true" className="size-5" />
      </span>
    </Link>
  );
}
