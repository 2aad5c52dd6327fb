import type { Permission, PermissionEntry, SourcePermissions } from '@waymark/contracts/roadmaps/permissions';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Dialog } from '../../../../components/ui/dialog.tsx';
import { QueryError } from '../../../../components/ui/query-error.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { useChangePermission, usePermissions } from '../../api/use-permissions.ts';
import { consequence, describeEntry, permissionsFor, removedText } from '../../permission-texts.ts';
import { PermissionSwitch } from './permission-switch.tsx';

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

  function set(permission: Permission, granted: boolean, isConfirmed: boolean) {
    if (!granted && !isConfirmed && consequence(permission, current.published)) {
      setAsked(permission);
      return;
    }
    setAsked(null);
    change.mutate({ permission, granted });
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
            onChange={(granted) => set(text.permission, granted, false)}
            onConfirm={() => set(text.permission, false, true)}
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
