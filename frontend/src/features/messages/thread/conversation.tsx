import { useQueryClient } from '@tanstack/react-query';
import type { Message, MessagePartner, MessageThread } from '@waymark/contracts/community/messages';
import type { User } from '@waymark/contracts/identity/http';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeParams } from '#lib/use-change-params.ts';
import { AT_MESSAGE } from '#shared/messages/message-path.ts';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { useDeleteMessage } from '../api/use-thread-actions.ts';
import { Composer } from '../composer/composer.tsx';
import { EditForm } from '../composer/edit-form.tsx';
import { messageOutbox, type PendingMessage } from '../outbox/message-outbox.ts';
import { usePending } from '../outbox/use-pending.ts';
import { messageSync } from '../outbox/user-sync.ts';
import { firstName, isAsking, whyNotText } from '../texts.ts';
import { useMessageWindow } from '../window/use-message-window.ts';
import type { MessageActions } from './message-actions.ts';
import { MessageList } from './message-list.tsx';
import { NoMessagesYet } from './no-messages-yet.tsx';
import { NotWritable } from './not-writable.tsx';
import { ReportMessageDialog } from './report-message-dialog.tsx';
import { RequestBar } from './request-bar.tsx';
import { ThreadSkeleton } from './thread-states.tsx';
import { itemOf } from './use-scroll.ts';

/** What the user does with a message. */
type Open = { how: 'reply' | 'edit' | 'remove' | 'report'; message: Message } | null;

/** The messages with a person and the field for the next one. */
export function Conversation({ user, partner }: { user: User; partner: MessagePartner }) {
  const { person, thread, isRequest } = partner;
  const client = useQueryClient();
  const [params] = useSearchParams();
  const change = useChangeParams();
  const [open, setOpen] = useState<Open>(null);
  const pending = usePending(user.id, person.id);
  const close = () => setOpen(null);
  const whyNot = whyNotText(partner);
  const sync = messageSync(client, user.id);
  const at = numberOf(params.get(AT_MESSAGE));
  const actions: MessageActions = {
    jumpTo: (number) => {
      const item = itemOf(document.body, number);
      if (!item) return change({ [AT_MESSAGE]: String(number) });
      item.scrollIntoView({ block: 'center' });
      item.focus({ preventScroll: true });
    },
    reply: whyNot === null ? (message) => setOpen({ how: 'reply', message }) : null,
    edit: (message) => setOpen({ how: 'edit', message }),
    remove: (message) => setOpen({ how: 'remove', message }),
    report: (message) => setOpen({ how: 'report', message }),
  };
  const way = {
    ...{ pending, at, actions },
    onRetry: (message: PendingMessage) => sync.add({ ...message, refusal: null }),
    onDiscard: ({ clientId }: PendingMessage) => messageOutbox.remove(user.id, clientId),
  };
  const isAsked = isRequest && pending.some(({ refusal }) => refusal === null);
  return (
    <>
      {thread ? (
        <Messages key={`${thread.id} ${at}`} {...way} thread={thread} onReport={actions.report} />
      ) : (
        <NoMessagesYet {...way} partner={partner} />
      )}
      <div className="border-t border-line px-3 py-2 sm:px-5">
        {thread && open?.how === 'edit' ? (
          <EditForm key={open.message.id} threadId={thread.id} message={open.message} onClose={close} />
        ) : whyNot !== null || isAsked ? (
          <NotWritable
            partner={partner}
            text={whyNot ?? `Your request to ${firstName(person.name)} is on its way.`}
          />
        ) : (
          <Composer
            key={person.id}
            userId={user.id}
            to={person.id}
            name={firstName(person.name)}
            isRequest={isRequest}
            replyTo={open?.how === 'reply' ? open.message : null}
            onCancelReply={close}
            onSend={(message) => {
              if (at !== null) change({ [AT_MESSAGE]: null });
              sync.add(message);
            }}
          />
        )}
      </div>
      {thread && open?.how === 'remove' && (
        <DeleteDialog thread={thread} message={open.message} onClose={close} />
      )}
      {open?.how === 'report' && (
        <ReportMessageDialog message={open.message} person={person} onClose={close} />
      )}
    </>
  );
}

const numberOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

interface MessagesProps {
  thread: MessageThread;
  pending: readonly PendingMessage[];
  at: number | null;
  actions: MessageActions;
  onRetry: (message: PendingMessage) => void;
  onDiscard: (message: PendingMessage) => void;
  onReport: (message: Message) => void;
}

function Messages({ onReport, ...props }: MessagesProps) {
  const { thread, at } = props;
  const { found, ...loading } = useMessageWindow(thread.id, at);
  if (!found.data && found.isError) {
    return (
      <div className="grow p-4">
        <QueryError title="The messages did not load" query={found} />
      </div>
    );
  }
  if (!found.data) return <ThreadSkeleton />;
  return (
    <>
      <MessageList {...props} {...loading} window={found.data} />
      {isAsking(thread) && (
        <RequestBar
          thread={thread}
          first={found.data.messages.find(({ isMine }) => !isMine)}
          onReport={onReport}
        />
      )}
    </>
  );
}

interface DeleteDialogProps {
  thread: MessageThread;
  message: Message;
  onClose: () => void;
}

function DeleteDialog({ thread, message, onClose }: DeleteDialogProps) {
  const remove = useDeleteMessage(thread.id);
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Delete this message?"
      description={`It is deleted for both of you, with its files. ${firstName(thread.with.name)} sees that a message was deleted.`}
      confirmLabel="Delete"
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate(message.id, { onSettled: onClose })}
    />
  );
}
