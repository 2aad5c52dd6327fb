import type { MessagePartner } from '@waymark/contracts/community/messages';
import { Drawing } from '#shared/ui/drawing.tsx';
import type { PendingMessage } from '../outbox/message-outbox.ts';
import { firstName } from '../texts.ts';
import type { MessageActions } from './message-actions.ts';
import { PendingItem } from './pending-item.tsx';

interface NoMessagesYetProps {
  partner: MessagePartner;
  pending: readonly PendingMessage[];
  actions: MessageActions;
  onRetry: (message: PendingMessage) => void;
  onDiscard: (message: PendingMessage) => void;
}

/** Before the first message: what happens with it. */
export function NoMessagesYet({ partner, pending, actions, onRetry, onDiscard }: NoMessagesYetProps) {
  const { person, isRequest, canWrite } = partner;
  const name = firstName(person.name);
  return (
    <div className="flex grow flex-col overflow-y-auto px-4 py-6">
      <div className="my-auto flex flex-col items-center gap-4 text-center">
        <Drawing name="letter" />
        <h2 className="text-2xl">{canWrite ? `Write to ${name}` : `Messages with ${name}`}</h2>
        {canWrite && (
          <p className="max-w-md text-balance text-muted">
            {isRequest
              ? `You do not know each other yet, so your first message is a request. ${name} can accept or decline it, and you can write more once they answer.`
              : `Only the two of you read what you write here.`}
          </p>
        )}
      </div>
      {pending.length > 0 && (
        <ol className="mt-6 grid gap-2.5">
          {pending.map((message) => (
            <PendingItem
              key={message.clientId}
              message={message}
              name={name}
              onJump={actions.jumpTo}
              onRetry={() => onRetry(message)}
              onDiscard={() => onDiscard(message)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
