import type { SupportThread } from '@waymark/contracts/community/support';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ApiError } from '#lib/api.ts';
import { useDocumentTitle } from '#lib/document-title.ts';
import { mayUseStudio, useUser } from '#lib/use-user.ts';
import { ReportButton } from '#shared/report/report-button.tsx';
import { TrailLoading } from '#shared/trail/trail-states.tsx';
import { Badge } from '#shared/ui/badge.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { useThread } from '../api/use-support.ts';
import { ForMentors, Live } from '../community-frame.tsx';
import { Byline } from './byline.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { OwnRequestActions } from './own-request-actions.tsx';
import { RequestBadges } from './request-badges.tsx';
import { Thread } from './thread.tsx';

export default function ThreadPage() {
  const { user, isLoading } = useUser();
  const { id = '' } = useParams();
  if (isLoading) return <TrailLoading label="Loading the request…" className="py-32" />;
  if (!user) return null;
  if (!mayUseStudio(user)) return <ForMentors />;
  return (
    <Live user={user}>
      <div className="page py-8 md:py-12">
        <div className="mx-auto max-w-3xl">
          <TextLink to="/mentor-community/support" className="inline-flex min-h-11 items-center gap-1.5">
            <ArrowLeft aria-hidden="true" className="size-4" />
            All requests
          </TextLink>
          <OneRequest id={id} userId={user.id} />
        </div>
      </div>
    </Live>
  );
}

function OneRequest({ id, userId }: { id: string; userId: number }) {
  const query = useThread(id);
  useDocumentTitle(query.data?.title ?? 'Support');
  if (query.data) return <Request request={query.data} userId={userId} />;
  if (query.isPending) return <TrailLoading label="Loading the request…" className="py-24" />;
  if (query.error instanceof ApiError && query.error.status === 404) {
    return (
      <>
        <h1 className="sr-only">Request not found</h1>
        <EmptyState
          title="This request is gone"
          drawing="signpost"
          action={<ButtonLink to="/mentor-community/support">All requests</ButtonLink>}
        >
          It does not exist, its author has left Waymark, or the team has hidden it.
        </EmptyState>
      </>
    );
  }
  return <QueryError title="The request did not load" query={query} className="mt-4" />;
}

function Request({ request, userId }: { request: SupportThread; userId: number }) {
  const { id, title, description, skillsNeeded, mentor, createdAt, editedAt, hidden } = request;
  const isOwn = mentor.id === userId;
  return (
    <>
      <article className="mt-2 grid gap-4">
        <RequestBadges request={request} />
        <h1 dir="auto" className="text-3xl break-words md:text-4xl">
          {title}
        </h1>
        <Byline mentor={mentor} at={createdAt} editedAt={editedAt} />
        {hidden && <HiddenNote hidden={hidden} what="request" isOwn={isOwn} />}
        <p dir="auto" className="max-w-measure break-words whitespace-pre-line">
          {description}
        </p>
        {skillsNeeded.length > 0 && (
          <ul aria-label="Skills needed" className="flex flex-wrap gap-1.5">
            {skillsNeeded.map((skill) => (
              <li key={skill}>
                <Badge>{skill}</Badge>
              </li>
            ))}
          </ul>
        )}
        {isOwn && <OwnRequestActions request={request} />}
        {!isOwn && !hidden && (
          <ReportButton
            target={{ type: 'support-request', id }}
            what="this request"
            className="justify-self-start"
          />
        )}
      </article>
      <Thread request={request} userId={userId} />
    </>
  );
}
