import type { AdminApplication } from '@waymark/contracts/identity/applications';
import { plural } from '#lib/format.ts';
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
  const [first, ...earlier] = newest;
  if (!first) return null;
  const row = (application: HeldApplication) => (
    <Row
      application={application}
      isUndoing={undo.isPending && undo.variables.id === application.id}
      onUndo={() => undo.mutate(application)}
    />
  );
  return (
    <section
      aria-label="Decisions that can be undone"
      className="mt-4 grid gap-1 rounded-card border border-line bg-sunken px-4 py-2 text-sm"
    >
      {row(first)}
      {/* Folded, so that the applications below stay where they are. */}
      {earlier.length > 0 && (
        <details>
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-muted">
            {plural(earlier.length, 'earlier decision')}
          </summary>
          <ul className="grid gap-1">
            {earlier.map((application) => (
              <li key={application.id}>{row(application)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface RowProps {
  application: HeldApplication;
  isUndoing: boolean;
  onUndo: () => void;
}

const Row = ({ application: { fullName, held }, isUndoing, onUndo }: RowProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <p className="min-w-0 grow wrap-anywhere">
      <strong dir="auto">{fullName}</strong> {statusWords[held.status]}
      {!held.isOwn && ` by ${held.by}`}. <TimeLeft until={held.until} />
    </p>
    <Button size="sm" aria-label={`Undo the decision about ${fullName}`} loading={isUndoing} onClick={onUndo}>
      Undo
    </Button>
  </div>
);

const statusWords: Record<Held['status'], string> = { approved: 'is approved', rejected: 'is rejected' };

function TimeLeft({ until }: { until: string }) {
  const seconds = Math.ceil((Date.parse(until) - useNow(SECOND_MS)) / SECOND_MS);
  return (
    <span className="tabular text-muted">
      {seconds > 0 ? `They are told in ${seconds} s.` : 'They are being told now.'}
    </span>
  );
}
