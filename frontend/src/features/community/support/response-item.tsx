import type { SupportResponse, SupportThread } from '@waymark/contracts/community/support';
import clsx from 'clsx';
import { CircleCheck } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Badge } from '#shared/ui/badge.tsx';
import { Byline } from './byline.tsx';
import { EditResponseForm } from './edit-response-form.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { ResponseActions } from './response-actions.tsx';
import { ResponseForm } from './response-form.tsx';

interface ResponseItemProps {
  request: SupportThread;
  response: SupportResponse;
  userId: number;
}

export function ResponseItem({ request, response, userId }: ResponseItemProps) {
  const [mode, setMode] = useState<'read' | 'edit' | 'reply'>('read');
  const article = useRef<HTMLElement>(null);
  // The button that opened the form may be gone.
  const close = () => {
    setMode('read');
    article.current?.focus();
  };
  const { id, mentor, text, isRemoved, hidden } = response;
  useLinked(id, article);
  const isHelping = request.helpedBy === id;
  if (isRemoved) {
    return <p className="rounded-card bg-sunken px-4 py-3 text-sm text-muted">This response was removed.</p>;
  }
  if (hidden && hidden.reason === null) {
    return (
      <p className="rounded-card bg-sunken px-4 py-3 text-sm text-muted">
        A response was hidden by the team.
      </p>
    );
  }
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-label={`Response of ${mentor.name}`}
      className={clsx(
        'grid gap-3 rounded-card border bg-raised p-4 sm:p-5',
        isHelping ? 'border-moss' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Byline mentor={mentor} at={response.createdAt} editedAt={response.editedAt} />
        {isHelping && (
          <Badge tone="moss" icon={<CircleCheck aria-hidden="true" />}>
            This helped
          </Badge>
        )}
      </div>
      {hidden && <HiddenNote hidden={hidden} what="response" isOwn={mentor.id === userId} />}
      {mode === 'edit' ? (
        <EditResponseForm requestId={request.id} response={response} onDone={close} />
      ) : (
        <p dir="auto" className="max-w-measure break-words whitespace-pre-line">
          {text}
        </p>
      )}
      {mode !== 'edit' && (
        <ResponseActions
          request={request}
          response={response}
          userId={userId}
          onEdit={() => setMode('edit')}
          onReply={() => setMode('reply')}
        />
      )}
      {mode === 'reply' && request.state === 'open' && (
        <ResponseForm
          requestId={request.id}
          parentId={id}
          label={`Your reply to ${mentor.name}`}
          onDone={close}
        />
      )}
    </article>
  );
}

/** Notices and reports link to a response: it is scrolled to and has the focus. */
function useLinked(id: string, article: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${id}`) return;
    article.current?.scrollIntoView({ block: 'center' });
    article.current?.focus({ preventScroll: true });
  }, [hash, id, article]);
}
