import { useQuery } from '@tanstack/react-query';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { TimedTick } from '@waymark/contracts/roadmaps/learning';
import { useSyncExternalStore } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ApiError, call } from '../../lib/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useReturnState } from '../../lib/return-path.ts';
import { EndingHeader } from '../../shared/ending/ending-header.tsx';
import { NextPath } from '../../shared/ending/next-path.tsx';
import { WalkedTrail } from '../../shared/ending/walked-trail.tsx';
import { WrittenOnTheWay } from '../../shared/ending/written-on-the-way.tsx';
import { guestProgress } from '../../shared/guest-progress/guest-progress.ts';
import { TrailLoading } from '../../shared/trail/trail-states.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { QueryError } from '../../shared/ui/query-error.tsx';
import { useRoadmap } from './api/use-roadmap.ts';
import { localJournal } from './companion/local-journal.ts';
import { stageQuote } from './stage-quote.ts';

const SUGGESTIONS = 3;

/** The end of a roadmap for a guest, from the ticks and reflections on this device. */
export default function GuestEndPage() {
  const { id = '' } = useParams();
  const roadmap = useRoadmap(id);
  const ticks = useSyncExternalStore(guestProgress.subscribe, () => guestProgress.of(id));
  useDocumentTitle(roadmap.data ? `Done: ${roadmap.data.title}` : 'Done');
  if (roadmap.data) {
    const stages = walkedStages(roadmap.data, ticks);
    if (stages) return <End roadmap={roadmap.data} stages={stages} />;
  }
  // Not finished, or not visible: the roadmap page explains both.
  if (roadmap.data || (roadmap.error instanceof ApiError && roadmap.error.status === 404))
    return <Navigate to={`/roadmap/${encodeURIComponent(id)}`} replace />;
  if (roadmap.error)
    return (
      <div className="page py-16">
        <QueryError title="This page did not load" query={roadmap} />
      </div>
    );
  return <TrailLoading label="Looking back…" className="py-32" />;
}

type Walked = NonNullable<ReturnType<typeof walkedStages>>;

function End({ roadmap, stages }: { roadmap: Roadmap; stages: Walked }) {
  const days = stages.flatMap(({ steps }) => steps.map(({ completedAt }) => completedAt)).sort();
  const reflections = localJournal
    .reflections()
    .filter(({ roadmapId, userId }) => roadmapId === roadmap.id && userId === null)
    .toReversed();
  return (
    <div className="page py-10 md:py-14">
      <EndingHeader
        roadmapId={roadmap.id}
        title={roadmap.title}
        mentor={roadmap.mentor}
        stages={stages}
        quote={lastQuote(roadmap)}
        firstAt={days[0]!}
        lastAt={days.at(-1)!}
      />
      <div className="mt-8">
        <KeepIt mentor={roadmap.mentor.name} />
      </div>
      <NextPath suggestions={useSuggestions(roadmap)} />
      <WalkedTrail stages={stages} />
      <WrittenOnTheWay reflections={reflections} note="Only on this device, and only for you." />
    </div>
  );
}

/** One sentence of the mentor, from the last stage that has one. */
const lastQuote = ({ stages }: Roadmap): string | null =>
  stages.map(stageQuote).findLast((quote) => quote !== null) ?? null;

function KeepIt({ mentor }: { mentor: string }) {
  const back = useReturnState();
  return (
    <section aria-labelledby="keep-it" className="self-start rounded-card border border-line bg-raised p-6">
      <h2 id="keep-it" className="text-xl">
        Keep it
      </h2>
      <p className="mt-2 text-muted">
        All of this is on this device only. With an account it stays yours, and you can thank {mentor}, make a
        certificate, and leave your story for those who come after you.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink variant="primary" to="/auth?tab=register" state={back}>
          Create Account
        </ButtonLink>
        <ButtonLink to="/auth" state={back}>
          Log in
        </ButtonLink>
      </div>
    </section>
  );
}

/** Others of the same category; none while they load. */
function useSuggestions({ id, category }: Roadmap) {
  const query = { categoryId: category.id, limit: SUGGESTIONS + 1 };
  const { data = [] } = useQuery({
    queryKey: ['roadmaps', 'next-path', category.id],
    queryFn: ({ signal }) => call('GET /api/roadmaps', { query, signal }),
  });
  return data.filter((one) => one.id !== id).slice(0, SUGGESTIONS);
}

/** Each stage with the time of its steps; null unless every step is ticked. */
function walkedStages({ stages }: Roadmap, ticks: readonly TimedTick[]) {
  const done = new Map(ticks.flatMap(({ stepId, completed, at }) => (completed ? [[stepId, at]] : [])));
  const steps = stages.flatMap((stage) => stage.steps);
  if (steps.length === 0 || steps.some(({ id }) => !done.has(id))) return null;
  return stages.map((stage) => ({
    id: stage.id,
    title: stage.title,
    steps: stage.steps.map(({ id, title }) => ({ id, title, completedAt: done.get(id)! })),
  }));
}
