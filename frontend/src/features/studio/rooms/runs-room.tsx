import type { RunSummary } from '@waymark/contracts/roadmaps/run-history';
import { useSearchParams } from 'react-router-dom';
import { useChangeParams } from '#lib/use-change-params.ts';
import { RunChoices, runColumns } from '#shared/ai/run-choices.tsx';
import { runFilters, runKinds } from '#shared/ai/run-words.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { actionsColumn, DataTable } from '#shared/ui/data-table.tsx';
import { Listing } from '#shared/ui/listing.tsx';
import { ROADMAPS_ROOM } from '../shared/paths.ts';
import { LimitsSummary } from './limits-summary.tsx';
import { isActive, RunRow } from './run-row.tsx';
import { StudioFrame } from './studio-frame.tsx';
import { type RunsFilter, useFollowRun, useRuns } from './use-runs.ts';

/** More streams would use up the connections that a browser opens to one host. */
const MAX_FOLLOWED = 2;

const columns = [...runColumns, actionsColumn];

export default function RunsRoom() {
  return (
    <StudioFrame title="AI runs" forApplicants>
      {() => <Runs />}
    </StudioFrame>
  );
}

function Runs() {
  const [params] = useSearchParams();
  const change = useChangeParams();
  const filter: RunsFilter = {
    kind: keyOf(runKinds, params.get('kind')),
    status: keyOf(runFilters, params.get('status')),
  };
  const found = useRuns(filter);
  const isFiltered = Boolean(filter.kind || filter.status);
  return (
    <section aria-labelledby="runs">
      <h2 id="runs" className="text-2xl">
        AI runs
      </h2>
      <p className="mt-1 max-w-measure text-muted">
        Everything you asked the AI for: drafts, coaching, wordings and questions, and what each used.
      </p>
      <LimitsSummary />
      <div className="mt-6 grid gap-3 sm:grid-cols-[14rem_12rem]">
        <RunChoices kinds={runKinds} {...filter} onChange={change} />
      </div>
      <Listing
        found={found}
        name="AI runs"
        empty={
          isFiltered
            ? {
                title: 'No runs found',
                drawing: 'fog',
                text: 'Try another kind or state.',
                action: <Button onClick={() => change({ kind: null, status: null })}>Clear filters</Button>,
              }
            : {
                title: 'No AI runs yet',
                drawing: 'lamp',
                text: 'Generate a roadmap from your story, and the run appears here.',
                action: <ButtonLink to={ROADMAPS_ROOM}>Your roadmaps</ButtonLink>,
              }
        }
      >
        {(runs) => <RunTable runs={runs} />}
      </Listing>
    </section>
  );
}

function RunTable({ runs }: { runs: RunSummary[] }) {
  return (
    <>
      {runs
        .filter(isActive)
        .slice(0, MAX_FOLLOWED)
        .map(({ id }) => (
          <Follow key={id} runId={id} />
        ))}
      <DataTable caption="AI runs" columns={columns}>
        {runs.map((run) => (
          <RunRow key={run.id} run={run} />
        ))}
      </DataTable>
    </>
  );
}

function Follow({ runId }: { runId: string }) {
  useFollowRun(runId);
  return null;
}

const keyOf = <K extends string>(options: Record<K, string>, value: string | null): K | undefined =>
  value !== null && Object.hasOwn(options, value) ? (value as K) : undefined;
