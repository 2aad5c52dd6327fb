import type { MessageThread } from '@waymark/contracts/community/messages';
import clsx from 'clsx';
import { BellOff } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { plural } from '#lib/format.ts';
import { messagePath } from '#shared/messages/message-path.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { momentText } from '../day-text.ts';
import { isAsking, isWaiting } from '../texts.ts';

/** `query`: what else the list shows, kept in the address of the thread. */
export function ThreadRow({ thread, query }: { thread: MessageThread; query: string }) {
  const { with: person, last, unread, isMuted, updatedAt } = thread;
  const isNew = unread > 0 && !isMuted;
  return (
    <NavLink
      to={`${messagePath(person.id)}${query}`}
      className={({ isActive }) =>
        clsx(
          'flex items-center gap-3 rounded-control px-3 py-2.5',
          isActive ? 'bg-moss-soft' : 'hover:bg-sunken',
        )
      }
    >
      <Avatar id={person.id} name={person.name} src={person.avatar} />
      <span className="min-w-0 grow leading-snug">
        <span className="flex items-baseline gap-2">
          <span dir="auto" className={clsx('min-w-0 grow truncate', isNew ? 'font-bold' : 'font-semibold')}>
            {person.name}
          </span>
          <time dateTime={last?.at ?? updatedAt} className="tabular shrink-0 text-xs text-muted">
            {momentText(last?.at ?? updatedAt)}
          </time>
        </span>
        <span className="flex items-center gap-2 text-sm">
          <span dir="auto" className={clsx('min-w-0 grow truncate', isNew ? 'text-ink' : 'text-muted')}>
            {lastText(thread)}
          </span>
          {isMuted && <BellOff aria-label="Muted" className="size-4 shrink-0 text-muted" />}
          {isNew && (
            <span className="tabular grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-moss px-1 text-xs font-bold text-on-moss">
              <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
              <span className="sr-only">{plural(unread, 'unread message')}</span>
            </span>
          )}
        </span>
      </span>
    </NavLink>
  );
}

function lastText(thread: MessageThread): string {
  const { last } = thread;
  if (isWaiting(thread)) return 'Your request has no answer yet';
  if (thread.state === 'declined' && thread.isRequester) return 'Request declined';
  const said = last?.text || 'A file or a step';
  if (isAsking(thread)) return `Would like to write: ${said}`;
  return last?.isMine ? `You: ${said}` : said;
}
