import type { AdminRun, RunCause } from '@waymark/contracts/roadmaps/admin-runs';
import { formatRelative, plural } from '#lib/format.ts';
import { adminRunKinds, runEngines, runPhases, runStates, usageText } from '#shared/ai/run-words.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ActionsCell, Cell, NameCell, Row } from '#shared/ui/data-table.tsx';
import { PersonLink } from '../components/person-link.tsx';
import { useManageRun } from './use-admin-runs.ts';

const causes: Record<RunCause, string> = {
  'no-material': 'Too little material',
  engine: 'The engine gave no result',
  'given-up': 'Failed after ten attempts',
  cancelled: 'Cancelled',
};

export function AdminRunRow({ run }: { run: AdminRun }) {
  const { kind, userId, username, cause, enqueueCount, createdAt } = run;
  return (
    <Row>
      <NameCell
        below={
          <>
            <State run={run} />
            <Engine run={run} />
            <span className="text-muted">{formatRelative(createdAt)}</span>
          </>
        }
      >
        {username ? (
          <PersonLink id={userId} name={username} className="font-semibold" />
        ) : (
          <span className="font-semibold">Deleted account</span>
        )}
        <span className="block">{adminRunKinds[kind]}</span>
        {cause && cause !== 'cancelled' && <span className="block text-muted">{causes[cause]}</span>}
        {enqueueCount > 1 && <span className="block text-muted">{plural(enqueueCount, 'attempt')}</span>}
      </NameCell>
      <Cell wide>
        <State run={run} />
      </Cell>
      <Cell wide>
        <Engine run={run} />
      </Cell>
      <Cell wide className="whitespace-nowrap">
        <time dateTime={createdAt}>{formatRelative(createdAt)}</time>
      </Cell>
      <ActionsCell>
        <Action run={run} />
      </ActionsCell>
    </Row>
  );
}

function State({ run: { status, phase } }: { run: AdminRun }) {
  const { label, tone } = runStates[status];
  return <Badge tone={tone}>{status === 'running' ? runPhases[phase] : label}</Badge>;
}

function Engine({ run }: { run: AdminRun }) {
  if (!run.engine) return <span className="text-muted">–</span>;
  const usage = usageText(run);
  return (
    <span>
      {engineText(run.kind, run.engine)}
      {usage && <span className="tabular block text-muted">{usage}</span>}
    </span>
  );
}

function engineText(kind: AdminRun['kind'], engine: NonNullable<AdminRun['engine']>): string {
  if (engine === 'openai') return runEngines.openai;
  return kind === 'evaluation' ? 'No model' : 'Outline';
}

function Action({ run }: { run: AdminRun }) {
  const { id, status, kind, username } = run;
  const { cancel, retry } = useManageRun(kind);
  const what = `${adminRunKinds[kind]} of ${username ?? 'a deleted account'}`;
  if (status === 'succeeded') return null;
  if (status === 'queued' || status === 'running') {
    return (
      <Button
        size="sm"
        aria-label={`Cancel: ${what}`}
        loading={cancel.isPending}
        onClick={() => cancel.mutate(id)}
      >
        Cancel
      </Button>
    );
  }
  return (
    <Button
      size="sm"
      aria-label={`Try again: ${what}`}
      loading={retry.isPending}
      onClick={() => retry.mutate(id)}
    >
      Try again
    </Button>
  );
}
