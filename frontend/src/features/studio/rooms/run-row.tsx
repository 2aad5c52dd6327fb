import type { RunSummary } from '@waymark/contracts/roadmaps/run-history';
import { isSampleId } from '@waymark/contracts/roadmaps/sample-id';
import { formatRelative, plural } from '#lib/format.ts';
import { costText, runEngines, runKinds, runPhases, runStates } from '#shared/ai/run-words.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ActionsCell, Cell, NameCell, Row } from '#shared/ui/data-table.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { Progress } from '#shared/ui/progress.tsx';
import { samplePath, workspacePath } from '../shared/paths.ts';
import { useRunsActions } from './use-runs.ts';

export const isActive = ({ status }: RunSummary): boolean => status === 'queued' || status === 'running';

export function RunRow({ run }: { run: RunSummary }) {
  return (
    <Row>
      <NameCell
        below={
          <>
            <State run={run} />
            <span className="text-muted">{formatRelative(run.createdAt)}</span>
            <Engine run={run} />
          </>
        }
      >
        <span className="font-semibold">{runKinds[run.kind]}</span>
        <Subject run={run} />
        {run.message && <span className="mt-1 block max-w-measure text-muted">{run.message}</span>}
      </NameCell>
      <Cell wide className="min-w-36">
        <State run={run} />
      </Cell>
      <Cell wide>
        <Engine run={run} />
      </Cell>
      <Cell wide className="whitespace-nowrap">
        <time dateTime={run.createdAt}>{formatRelative(run.createdAt)}</time>
      </Cell>
      <ActionsCell>
        <Action run={run} />
      </ActionsCell>
    </Row>
  );
}

/** Where in a workspace the result of a run is; the others open it as a whole. */
const TABS: Partial<Record<RunSummary['kind'], string>> = { wording: 'review', 'follow-up': 'interview' };

const readerPath = (roadmapId: string): string =>
  isSampleId(roadmapId) ? samplePath(roadmapId) : `/roadmap/${encodeURIComponent(roadmapId)}`;

/** What the run worked on, with a link to it. */
function Subject({
  run: { kind, roadmapId, roadmapTitle, stepTitle, isMentor, stagesGenerated },
}: {
  run: RunSummary;
}) {
  if (roadmapId === null) return <span className="block text-muted">A file without a roadmap</span>;
  if (roadmapTitle === null) return <span className="block text-muted">No longer published</span>;
  const path = isMentor ? workspacePath(roadmapId, TABS[kind]) : readerPath(roadmapId);
  return (
    <span className="block">
      <TextLink to={path}>{roadmapTitle}</TextLink>
      {stepTitle && <span className="text-muted">: {stepTitle}</span>}
      {stagesGenerated > 0 && <span className="text-muted">, {plural(stagesGenerated, 'stage')}</span>}
    </span>
  );
}

function State({ run }: { run: RunSummary }) {
  const { label, tone } = runStates[run.status];
  if (!isActive(run)) return <Badge tone={tone}>{label}</Badge>;
  return (
    <span className="block w-36">
      <Badge tone={tone}>{runPhases[run.phase]}</Badge>
      <Progress value={run.progress * 100} label={`${runKinds[run.kind]} in progress`} className="mt-2" />
    </span>
  );
}

function Engine({ run }: { run: RunSummary }) {
  const usage = costText(run);
  if (!run.engine) return <span className="text-muted">–</span>;
  return (
    <span>
      {runEngines[run.engine]}
      {usage && <span className="tabular block text-muted">{usage}</span>}
    </span>
  );
}

function Action({ run }: { run: RunSummary }) {
  const { cancel, retry } = useRunsActions();
  const what = `${runKinds[run.kind]}${run.roadmapTitle ? `, ${run.roadmapTitle}` : ''}`;
  if (isActive(run)) {
    return (
      <Button
        size="sm"
        aria-label={`Cancel: ${what}`}
        loading={cancel.isPending}
        onClick={() => cancel.mutate(run.id)}
      >
        Cancel
      </Button>
    );
  }
  if (run.status === 'succeeded' || (run.roadmapId !== null && run.roadmapTitle === null)) return null;
  return (
    <Button
      size="sm"
      aria-label={`Try again: ${what}`}
      loading={retry.isPending}
      onClick={() => retry.mutate(run.id)}
    >
      Try again
    </Button>
  );
}
