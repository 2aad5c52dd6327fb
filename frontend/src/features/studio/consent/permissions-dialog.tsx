import type {
  Permission,
  PermissionEntry,
  SourcePermissions,
  TitleDecision,
} from '@waymark/contracts/roadmaps/permissions';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { useState } from 'react';
import { ApiError } from '#lib/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { PermissionSwitch } from './permission-switch.tsx';
import { consequence, describeEntry, permissionsFor, removedText } from './permission-texts.ts';
import { useChangePermission, usePermissions } from './use-permissions.ts';

/** What the mentor allows for one source. A change that learners notice is confirmed first. */
export function PermissionsDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const permissions = usePermissions(source.id);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Permissions"
      description={`For “${source.originalName}”. You can change them at any time.`}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      {permissions.isPending && <Skeleton className="h-72 rounded-control" />}
      {permissions.isError && <QueryError title="The permissions did not load" query={permissions} />}
      {permissions.data && <Choices source={source} current={permissions.data} />}
    </Dialog>
  );
}

function Choices({ source, current }: { source: Source; current: SourcePermissions }) {
  const change = useChangePermission(source);
  const [asked, setAsked] = useState<Permission | null>(null);
  const { data: changed, variables } = change;
  const gone = changed && removedText(changed.removed);

  function set(permission: Permission, granted: boolean, titles?: TitleDecision[]) {
    if (!granted && !titles && consequence(permission, current.published)) {
      setAsked(permission);
      return;
    }
    // Closes after the response: a refusal loses nothing of what the mentor has written.
    const body = { permission, granted, ...(titles && titles.length > 0 && { titles }) };
    change.mutate(body, { onSuccess: () => setAsked(null) });
  }

  return (
    <div className="grid gap-6">
      <ul className="divide-y divide-line">
        {permissionsFor(source).map((text) => (
          <PermissionSwitch
            key={text.permission}
            text={text}
            granted={current.granted.includes(text.permission)}
            loses={asked === text.permission ? consequence(text.permission, current.published) : null}
            pending={change.isPending && variables?.permission === text.permission}
            onChange={(granted) => set(text.permission, granted)}
            titled={text.permission === 'quoting' ? (current.published?.titled ?? []) : []}
            faults={faultsOf(change.error, variables?.titles)}
            onConfirm={(titles) => set(text.permission, false, titles)}
            onKeep={() => setAsked(null)}
          />
        ))}
      </ul>
      <p role="status" className={gone ? 'rounded-control bg-moss-soft p-4 text-sm' : 'sr-only'}>
        {gone && `Removed ${gone} from the published version. Learners no longer see this.`}
      </p>
      <History entries={current.history} />
    </div>
  );
}

/** The messages at new titles, by step. */
function faultsOf(error: unknown, titles: readonly TitleDecision[] = []): Record<string, string> {
  const issues = error instanceof ApiError ? error.issues : [];
  return Object.fromEntries(
    issues.flatMap(({ path: [field, index], message }) => {
      const stepId = field === 'titles' && titles[Number(index)]?.stepId;
      return stepId ? [[stepId, message]] : [];
    }),
  );
}

const FIRST_SHOWN = 4;
const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function History({ entries }: { entries: readonly PermissionEntry[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, FIRST_SHOWN);
  return (
    <section aria-labelledby="permission-history">
      <h3 id="permission-history" className="text-lg">
        History
      </h3>
      <ol className="mt-2 grid gap-2 text-sm">
        {shown.map((entry) => (
          <li
            key={`${entry.at}-${entry.permission}-${entry.granted}`}
            className="grid gap-x-4 sm:grid-cols-[11rem_1fr]"
          >
            <time dateTime={entry.at} className="tabular text-muted">
              {dateTime.format(new Date(entry.at))}
            </time>
            <span>{describeEntry(entry)}</span>
          </li>
        ))}
      </ol>
      {shown.length < entries.length && (
        <Button size="sm" variant="ghost" className="mt-2" onClick={() => setWhole(true)}>
          Show all {entries.length}
        </Button>
      )}
    </section>
  );
}
