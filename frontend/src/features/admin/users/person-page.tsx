import type { AdminUser } from '@waymark/contracts/identity/admin-users';
import type { Report } from '@waymark/contracts/identity/reports';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatDate, formatRelative } from '#lib/format.ts';
import { useUser } from '#lib/use-user.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { AuditSentence } from '../audit/audit-sentence.tsx';
import { CommunityPart } from './community-part.tsx';
import { Lines, PersonPart } from './person-part.tsx';
import { useAuditOf, usePerson, usePersonRecord, useRoadmapsOf, useRunsOf } from './use-person.ts';
import { roleNames, type UserAction, UserDialog } from './user-dialogs.tsx';
import { WriteDialog } from './write-dialog.tsx';

/** All that the services store about one person, each part from its owner. */
export default function PersonPage() {
  const id = Number(useParams().id);
  return (
    <AdminFrame title="Person" what="users">
      {Number.isSafeInteger(id) && id > 0 ? <Person key={id} id={id} /> : <NoPerson />}
    </AdminFrame>
  );
}

const NoPerson = () => (
  <EmptyState
    title="No such person"
    drawing="fog"
    action={<ButtonLink to="/admin/users">All users</ButtonLink>}
  >
    The address names no user.
  </EmptyState>
);

function Person({ id }: { id: number }) {
  const person = usePerson(id);
  const me = useUser().user;
  if (person.isPending) return <Skeleton className="h-60 rounded-card" />;
  if (!person.data) return <QueryError title="This person did not load" query={person} />;
  const user = person.data;
  return (
    <>
      <Profile user={user} />
      <div className="mt-8 grid gap-4 lg:grid-cols-2">
        <Account id={id} />
        <Reports id={id} />
        {user.mentorName !== null && <Roadmaps id={id} name={user.mentorName} />}
        <CommunityPart id={id} isSelf={id === me?.id} />
        <Runs id={id} username={user.username} />
        <Audit id={id} />
      </div>
    </>
  );
}

function Profile({ user }: { user: AdminUser }) {
  const me = useUser().user;
  const [open, setOpen] = useState<UserAction | 'write' | null>(null);
  const { id, username, email, role, suspension, mentorName, createdAt, isReserved } = user;
  const close = () => setOpen(null);
  return (
    <>
      <h1 dir="auto" className="text-4xl wrap-anywhere">
        {username}
      </h1>
      <p className="mt-2 text-muted wrap-anywhere">
        {mentorName !== null && `${mentorName} · `}
        {email} · joined {formatDate(createdAt)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Badge>{roleNames[role]}</Badge>
        <Badge tone={suspension ? 'berry' : 'moss'}>
          {suspension ? `Suspended ${formatDate(suspension.at)}` : 'Active'}
        </Badge>
      </div>
      {suspension && (
        <p dir="auto" className="mt-3 max-w-measure text-berry wrap-anywhere">
          By {suspension.by}: {suspension.reason}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setOpen('write')}>
          Write
        </Button>
        {id !== me?.id && !isReserved && (
          <>
            <Button size="sm" onClick={() => setOpen('role')}>
              Change role
            </Button>
            <Button size="sm" onClick={() => setOpen(suspension ? 'restore' : 'suspend')}>
              {suspension ? 'Restore' : 'Suspend'}
            </Button>
          </>
        )}
        {mentorName !== null && (
          <ButtonLink size="sm" to={`/mentor/${id}`}>
            Mentor page
          </ButtonLink>
        )}
        <ButtonLink size="sm" to={`/admin/sessions?person=${id}`}>
          Sessions
        </ButtonLink>
        <ButtonLink size="sm" to={`/admin/payments?person=${id}`}>
          Payments
        </ButtonLink>
      </div>
      {open === 'write' && <WriteDialog user={user} onClose={close} />}
      {open !== null && open !== 'write' && <UserDialog action={open} user={user} onClose={close} />}
    </>
  );
}

function Account({ id }: { id: number }) {
  const record = usePersonRecord(id);
  return (
    <PersonPart title="Account and devices" query={record}>
      {({ emailConfirmed, secondFactor, deleteAfter, devices, applications }) => (
        <div className="grid gap-4">
          <ul className="grid gap-1">
            <li>{emailConfirmed ? 'The address is confirmed.' : 'The address is not confirmed.'}</li>
            <li>{secondFactor ? 'Has a second factor.' : 'Has no second factor.'}</li>
            {deleteAfter && <li className="text-berry">Will be deleted on {formatDate(deleteAfter)}.</li>}
          </ul>
          <div>
            <h3 className="font-sans font-semibold">Devices</h3>
            <Lines items={devices} none="No device is known." keyOf={({ firstSeenAt }) => firstSeenAt}>
              {({ firstSeenAt, lastSeenAt }) =>
                `Last seen ${formatRelative(lastSeenAt)}, first on ${formatDate(firstSeenAt)}`
              }
            </Lines>
          </div>
          <div>
            <h3 className="font-sans font-semibold">Applications</h3>
            <Lines items={applications} none="Has not applied." keyOf={(one) => one.id}>
              {({ status, createdAt }) =>
                `${status[0]?.toUpperCase()}${status.slice(1)}, ${formatDate(createdAt)}`
              }
            </Lines>
          </div>
        </div>
      )}
    </PersonPart>
  );
}

function Reports({ id }: { id: number }) {
  const record = usePersonRecord(id);
  return (
    <PersonPart title="Reports" query={record}>
      {({ reportsAbout, reportsBy }) => (
        <div className="grid gap-4">
          <ReportLines title="About them" none="Nobody has reported them." reports={reportsAbout} />
          <ReportLines title="Sent by them" none="They have reported nothing." reports={reportsBy} />
        </div>
      )}
    </PersonPart>
  );
}

function ReportLines({ title, none, reports }: { title: string; none: string; reports: Report[] }) {
  return (
    <div>
      <h3 className="font-sans font-semibold">{title}</h3>
      <Lines items={reports} none={none} keyOf={(one) => one.id}>
        {({ target, text, createdAt, resolution }) => (
          <>
            <TextLink to={target.link}>{target.name}</TextLink>, {formatDate(createdAt)}:{' '}
            {resolution ? (resolution.outcome === 'acted' ? 'acted on' : 'dismissed') : 'open'}
            {text && <span className="block text-muted">“{text}”</span>}
          </>
        )}
      </Lines>
    </div>
  );
}

function Roadmaps({ id, name }: { id: number; name: string }) {
  return (
    <PersonPart title="Roadmaps" query={useRoadmapsOf(id, name)}>
      {(roadmaps) => (
        <Lines items={roadmaps} none="None published." keyOf={(one) => one.id}>
          {({ id: roadmapId, title, status }) => (
            <>
              <TextLink to={`/roadmap/${roadmapId}`}>{title}</TextLink>, {status}
            </>
          )}
        </Lines>
      )}
    </PersonPart>
  );
}

function Runs({ id, username }: { id: number; username: string }) {
  return (
    <PersonPart title="AI runs" query={useRunsOf(id, username)}>
      {(runs) => (
        <Lines items={runs} none="None." keyOf={(one) => one.id}>
          {({ kind, status, createdAt }) => `${kind}: ${status}, ${formatRelative(createdAt)}`}
        </Lines>
      )}
    </PersonPart>
  );
}

function Audit({ id }: { id: number }) {
  return (
    <PersonPart title="What admins did" query={useAuditOf(id)}>
      {(entries) => (
        <Lines items={entries} none="Nothing so far." keyOf={(one) => one.id}>
          {(entry) => (
            <>
              <AuditSentence entry={entry} />
              <time dateTime={entry.at} className="block text-muted">
                {formatDate(entry.at)}
              </time>
            </>
          )}
        </Lines>
      )}
    </PersonPart>
  );
}
