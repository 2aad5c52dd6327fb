import type { RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { plural } from '#lib/format.ts';
import { stepLink } from '#lib/step-link.ts';
import { containsWordOf } from '#shared/safety/contains-word.ts';
import { SearchHelp } from '#shared/safety/search-help.tsx';
import { useSearchSafety } from '#shared/safety/use-search-safety.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { CategoryBadge } from '#shared/ui/category-badge.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { MentorQuote } from '#shared/ui/mentor-quote.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { useFirstStep, useNearest, useStart, useSuggestions } from '../api/use-first-path.ts';
import type { Search } from '../search.ts';

/** One path for what was chosen, and its first step. Words that name a danger get the help first. */
export function FirstPath({ search }: { search: Search }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The control that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  const safety = useSearchSafety(search.q);
  const isDanger = safety === undefined ? undefined : safety !== null;
  const { paths, query } = usePaths(search, isDanger);
  const [shown, setShown] = useState(0);
  const path = paths?.[shown % paths.length];
  return (
    <>
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
          {isDanger
            ? 'First, somebody to talk to'
            : path || !paths
              ? 'A roadmap to begin with'
              : 'No roadmap for this yet'}
        </h1>
        <p className="mt-3 text-muted">
          <TextLink to="/welcome">Choose something else</TextLink>
        </p>
      </div>
      {search.q && <SearchHelp safety={safety} />}
      {query.isError && !query.data ? (
        <QueryError title="The roadmaps did not load" query={query} />
      ) : !paths ? (
        <Loading />
      ) : path ? (
        <Suggestion key={path.id} path={path}>
          {paths.length > 1 && <Button onClick={() => setShown(shown + 1)}>Show me another</Button>}
        </Suggestion>
      ) : (
        !isDanger && <NothingFound search={search} />
      )}
    </>
  );
}

/** Undefined while they load. Beside the help for a danger only what contains its words; never the merely similar. */
function usePaths(search: Search, isDanger: boolean | undefined) {
  const found = useSuggestions(search);
  const matching = isDanger ? found.data?.filter(({ match }) => containsWordOf(search.q, match)) : found.data;
  const needsNearest = search.q !== '' && isDanger === false && matching?.length === 0;
  const nearest = useNearest(search, needsNearest);
  const query = needsNearest ? nearest : found;
  return { query, paths: isDanger === undefined ? undefined : needsNearest ? nearest.data : matching };
}

function Suggestion({ path, children }: { path: RoadmapSummary; children: React.ReactNode }) {
  return (
    <article aria-labelledby="first-path" className="rounded-card border border-line bg-raised p-5 md:p-8">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        <CategoryBadge category={path.category} />
        <span className="tabular">
          {plural(path.stageCount, 'stage')}, {plural(path.stepCount, 'step')}
        </span>
      </p>
      <h2 id="first-path" className="mt-3 text-2xl wrap-anywhere">
        <Link to={`/roadmap/${path.id}`} className="rounded-sm underline-offset-[0.15em] hover:underline">
          {path.title}
        </Link>
      </h2>
      <p className="mt-3 flex items-center gap-2 text-sm text-muted">
        <Avatar id={path.mentor.id} name={path.mentor.name} src={path.mentor.avatar} size={32} />
        by {path.mentor.name}
      </p>
      {path.quote && (
        <MentorQuote caption={path.mentor.name} className="mt-5 line-clamp-4">
          {path.quote}
        </MentorQuote>
      )}
      <FirstStep roadmapId={path.id}>{children}</FirstStep>
    </article>
  );
}

function FirstStep({ roadmapId, children }: { roadmapId: string; children: React.ReactNode }) {
  const query = useFirstStep(roadmapId);
  const start = useStart(roadmapId);
  const navigate = useNavigate();
  const { data: step } = query;
  if (query.isError && !query.data) return <QueryError title="The first step did not load" query={query} />;
  if (step === undefined) return <Skeleton className="mt-6 h-40" />;
  const target = step ? stepLink(roadmapId, step.id) : `/roadmap/${roadmapId}`;
  return (
    <>
      {step && (
        <section aria-labelledby="first-step" className="mt-6 border-t border-line pt-5">
          <p className="text-sm font-semibold text-clay">Your first small step</p>
          <h3 id="first-step" className="mt-1 text-xl wrap-anywhere">
            {step.title}
          </h3>
          {step.description && (
            <p className="mt-2 line-clamp-4 max-w-measure whitespace-pre-line text-muted">
              {step.description}
            </p>
          )}
          {step.estimatedDuration && <p className="mt-2 text-sm text-muted">{step.estimatedDuration}</p>}
        </section>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          variant="primary"
          loading={start.isPending}
          onClick={() => start.mutate(undefined, { onSuccess: () => void navigate(target) })}
        >
          Begin this roadmap
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
        {children}
      </div>
    </>
  );
}

const NothingFound = ({ search: { q } }: { search: Search }) => (
  <EmptyState
    title="There is no roadmap here yet"
    drawing="fog"
    action={
      <ButtonLink to={q ? `/browse?${new URLSearchParams({ q })}` : '/browse'} variant="primary">
        Browse Roadmaps
      </ButtonLink>
    }
  >
    Choose something else, or look at all the roadmaps. There you can also ask for the roadmap you need.
  </EmptyState>
);

const Loading = () => (
  <div role="status">
    <VisuallyHidden>Looking for a roadmap…</VisuallyHidden>
    <Skeleton className="h-96 rounded-card" />
  </div>
);
