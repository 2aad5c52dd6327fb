import type { AdminApplication } from '@waymark/contracts/identity/applications';
import { useShortcut } from '#lib/shortcuts.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#shared/ui/button.tsx';
import { useUndo } from './use-applications.ts';

type Held = NonNullable<AdminApplication['held']>;
export type HeldApplication = AdminApplication & { held: Held };
export const isHeld = (application: AdminApplication): application is HeldApplication =>
  application.held !== null && application.held !== undefined;

const SECOND_MS = 1_000;

/** Decisions that can still be undone, the newest first. */
export function HeldDecisions({ applications }: { applications: readonly HeldApplication[] }) {
  const undo = useUndo();
  const newest = applications.toSorted((a, b) => b.held.until.localeCompare(a.held.until));
  const last = newest.find(({ held }) => held.isOwn);
  useShortcut(
    'u',
    'Undo the last decision',
    () => last && undo.mutate(last),
    'Applications',
    last !== undefined,
  );
  if (newest.length === 0) return null;
  return (
    <ul aria-label="Decisions that can be undone" className="mt-4 grid gap-2">
      {newest.map((application) => (
        <li
          key={application.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-sunken px-4 py-2 text-sm"
        >
          <p className="min-w-0 grow wrap-anywhere">
            <strong dir="auto">{application.fullName}</strong> {statusWords[application.held.status]}
            {!application.held.isOwn && ` by ${application.held.by}`}.{' '}
            <TimeLeft until={application.held.until} />
          </p>
          <Button
            size="sm"
            aria-label={`Undo the decision about ${application.fullName}`}
            loading={undo.isPending && undo.variables.id === application.id}
            onClick={() => undo.mutate(application)}
          >
            Undo
          </Button>
        </li>
      ))}
    </ul>
  );
}

const statusWords: Record<Held['status'], string> = { approved: 'is approved', rejected: 'is rejected' };

function TimeLeft({ until }: { until: string }) {
  const seconds = Math.ceil((Date.parse(until) - useNow(SECOND_MS)) / SECOND_MS);
  return (
    <span className="tabular text-muted">
      {seconds > 0 ? `They are told in ${seconds} s.` : 'They are being told now.'}
    </span>
  );
}
