import { MessagesUnread } from '@waymark/contracts/community/message-events';
import { singleLine } from './message.ts';
import { notice } from './notice.ts';

/** To the reader. Contains nothing of what was written: it is read on Waymark. */
export const messagesUnread = notice(MessagesUnread, {
  kind: 'messages-unread',
  topic: 'messages',
  to: ({ userId }) => [userId],
  text({ fromName, fromId, count, isRequest }) {
    const name = singleLine(fromName);
    const link = `/messages/with/${fromId}`;
    const many = count === 1 ? 'a message' : `${count} messages`;
    const title = isRequest ? `${name} would like to write to you` : `${name} sent you ${many}`;
    const lead = isRequest
      ? `${name} sent you a message for the first time. Read it and decide whether you want to hear more.`
      : `${name} sent you ${many} that you have not read yet.`;
    return {
      title,
      body: lead,
      link,
      lead: [lead],
      actions: [{ label: isRequest ? 'Read the request' : 'Read it', to: link }],
      after: ['We write once, and not again until you have read it.'],
    };
  },
});
