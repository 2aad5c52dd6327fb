import type { PeerSessionDetails } from '@waymark/contracts/community/peer-sessions';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ApiError } from '#lib/api.ts';
import { useDocumentTitle } from '#lib/document-title.ts';
import { mayUseStudio, useUser } from '#lib/use-user.ts';
import { ReportButton } from '#shared/report/report-button.tsx';
import { TrailLoading } from '#shared/trail/trail-states.tsx';
import { Avatar } from '#shared/ui/avatar.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { usePeerSession } from '../api/use-peer-sessions.ts';
import { ForMentors, Live } from '../community-frame.tsx';
import { HiddenNote } from '../support/hidden-note.tsx';
import { HostActions } from './host-actions.tsx';
import { People } from './people.tsx';
import { Place } from './place.tsx';
import { Recording } from './recording.tsx';
import { SessionBadges } from './session-badges.tsx';
import { SessionFacts } from './session-facts.tsx';
import { SessionLines } from './session-lines.tsx';

const LIST = '/mentor-community/sessions';

export default function SessionPage() {
  const { user, isLoading } = useUser();
  const { id = '' } = useParams();
  if (isLoading) return <TrailLoading label="Loading the session…" className="py-32" />;
  if (!user) return null;
  if (!mayUseStudio(user)) return <ForMentors />;
  return (
    <Live user={user}>
      <div className="page py-8 md:py-12">
        <div className="mx-auto max-w-3xl">
          <TextLink to={LIST} className="inline-flex min-h-11 items-center gap-1.5">
            <ArrowLeft aria-hidden="true" className="size-4" />
            All sessions
          </TextLink>
          <OneSession id={id} />
        </div>
      </div>
    </Live>
  );
}

function OneSession({ id }: { id: string }) {
  const query = usePeerSession(id);
  useDocumentTitle(query.data?.title ?? 'Peer Sessions');
  if (query.data) return <Session session={query.data} />;
  if (query.isPending) return <TrailLoading label="Loading the session…" className="py-24" />;
  if (query.error instanceof ApiError && query.error.status === 404) {
    return (
      <>
        <h1 className="sr-only">Session not found</h1>
        <EmptyState
          title="This session is gone"
          drawing="signpost"
          action={<ButtonLink to={LIST}>All sessions</ButtonLink>}
        >
          It does not exist, its host has left Waymark, or the team has hidden it.
        </EmptyState>
      </>
    );
  }
  return <QueryError title="The session did not load" query={query} className="mt-4" />;
}

function Session({ session }: { session: PeerSessionDetails }) {
  const { id, title, description, host, agenda, materials, facilitationNotes, own, status } = session;
  const { cancelReason, hidden } = session;
  return (
    <>
      <article className="mt-2 grid gap-5">
        <div role="status">
          <SessionBadges session={session} />
        </div>
        <h1 dir="auto" className="text-3xl break-words md:text-4xl">
          {title}
        </h1>
        <p className="flex items-center gap-2 text-sm">
          <Avatar id={host.id} name={host.name} src={host.avatar} size={32} />
          <span>
            Hosted by{' '}
            <span dir="auto" className="font-semibold">
              {host.name}
            </span>
          </span>
        </p>
        {status === 'cancelled' && (
          <p dir="auto" className="rounded-card bg-amber-soft p-4 break-words whitespace-pre-line">
            {own === 'host' ? 'You' : host.name} cancelled this session.
            {cancelReason && <span className="mt-1 block">{cancelReason}</span>}
          </p>
        )}
        {hidden && <HiddenNote hidden={hidden} what="session" isOwn={own === 'host'} />}
        <SessionFacts session={session} />
        {own === 'host' ? <HostActions session={session} /> : <Place session={session} />}
        <p dir="auto" className="max-w-measure break-words whitespace-pre-line">
          {description}
        </p>
      </article>
      <Recording session={session} />
      <SessionLines title="Agenda" lines={agenda} ordered />
      <SessionLines title="Materials" lines={materials} />
      {facilitationNotes && (
        <section aria-labelledby="notes" className="mt-8 rounded-card bg-sunken p-5">
          <h2 id="notes" className="text-xl">
            Your facilitation notes
          </h2>
          <p dir="auto" className="mt-2 max-w-measure break-words whitespace-pre-line">
            {facilitationNotes}
          </p>
          <p className="mt-2 text-sm text-muted">Only you see them.</p>
        </section>
      )}
      <People session={session} />
      {own !== 'host' && !hidden && (
        <ReportButton target={{ type: 'peer-session', id }} what="this session" className="mt-6" />
      )}
    </>
  );
}
