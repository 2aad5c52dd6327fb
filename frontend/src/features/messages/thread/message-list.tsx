import type { Message, MessageThread } from '@waymark/contracts/community/messages';
import { ArrowDown } from 'lucide-react';
import { Fragment, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { useMarkRead } from '../api/use-mark-read.ts';
import { dayOf, dayText } from '../day-text.ts';
import type { PendingMessage } from '../outbox/message-outbox.ts';
import { firstName } from '../texts.ts';
import type { MessageWindow } from '../window/message-window.ts';
import type { MessageActions } from './message-actions.ts';
import { MessageItem } from './message-item.tsx';
import { PendingItem } from './pending-item.tsx';
import { itemOf, useScroll } from './use-scroll.ts';

interface MessageListProps {
  thread: MessageThread;
  window: MessageWindow;
  pending: readonly PendingMessage[];
  /** The number of the message that was asked for. */
  at: number | null;
  actions: MessageActions;
  loadEarlier: () => void;
  loadLater: () => void;
  loadNewest: () => Promise<void>;
  onRetry: (message: PendingMessage) => void;
  onDiscard: (message: PendingMessage) => void;
}

/** The messages in a frame that scrolls. */
export function MessageList(props: MessageListProps) {
  const { thread, window, pending, at, actions, loadEarlier, loadLater } = props;
  const { messages, hasEarlier, hasLater, readUpTo } = window;
  const box = useRef<HTMLElement>(null);
  const name = firstName(thread.with.name);
  const waiting = hasLater ? [] : unconfirmed(pending, messages);
  const firstNew = messages.find(({ number, isMine }) => !isMine && readUpTo !== null && number > readUpTo);
  const scroll = useScroll(box, {
    ...{
      begin: at ?? firstNew?.number ?? null,
      shown: `${messages.at(0)?.id}${messages.length}${messages.at(-1)?.id}${waiting.length}`,
    },
    ...{ hasEarlier, hasLater, loadEarlier, loadLater },
  });
  const last = messages.at(-1);
  useMarkRead(thread, scroll.isAtEnd && !hasLater && last ? last.number : null);
  useFocusOn(box, at);
  const toNewest = async () => {
    if (hasLater) await props.loadNewest();
    scroll.stayAtEnd();
  };
  useOwnInView(pending.length, () => void toNewest());
  const unseen = thread.lastNumber - Math.max(thread.readUpTo, 0);
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <section
        ref={box}
        aria-label={`Messages with ${thread.with.name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the keyboard
        tabIndex={0}
        onScroll={scroll.onScroll}
        className="grow overflow-y-auto overscroll-contain px-3 py-4 [overflow-anchor:none] focus-visible:-outline-offset-2 sm:px-5"
      >
        {hasEarlier && (
          <p className="pb-3 text-center">
            <Button size="sm" variant="ghost" onClick={loadEarlier}>
              Earlier messages
            </Button>
          </p>
        )}
        <ol className="grid gap-2.5">
          {messages.map((message, index) => (
            <Fragment key={message.id}>
              <DayLine message={message} before={messages[index - 1]} />
              {message === firstNew && <Divider text="New messages" isNew />}
              <MessageItem
                message={message}
                name={name}
                state={stateOf(message, messages, thread)}
                isFound={message.number === at}
                actions={actions}
              />
            </Fragment>
          ))}
          {waiting.map((message) => (
            <PendingItem
              key={message.clientId}
              message={message}
              name={name}
              onJump={actions.jumpTo}
              onRetry={() => props.onRetry(message)}
              onDiscard={() => props.onDiscard(message)}
            />
          ))}
        </ol>
        {hasLater && (
          <p className="pt-3 text-center">
            <Button size="sm" variant="ghost" onClick={loadLater}>
              Later messages
            </Button>
          </p>
        )}
      </section>
      <Arrived message={last} name={name} />
      {(!scroll.isAtEnd || hasLater) && (
        <Button
          size="sm"
          className="absolute right-4 bottom-3 rounded-full shadow-soft"
          onClick={() => void toNewest()}
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          {unseen > 0 ? 'New messages' : 'Newest'}
        </Button>
      )}
    </div>
  );
}

/** Those that are not among the messages already, such as from another window. */
function unconfirmed(pending: readonly PendingMessage[], messages: readonly Message[]): PendingMessage[] {
  const confirmed = new Set(messages.map(({ clientId }) => clientId));
  return pending.filter(({ clientId }) => !confirmed.has(clientId));
}

/** Below the last message that was seen, and the last one that was not. */
function stateOf(
  message: Message,
  messages: readonly Message[],
  { seenUpTo }: MessageThread,
): 'Seen' | 'Sent' | null {
  if (!message.isMine || message.isDeleted) return null;
  const seen = seenUpTo ?? 0;
  const isLast = (number: number, from: number) =>
    !messages.some((one) => one.isMine && !one.isDeleted && one.number > number && one.number <= from);
  if (message.number <= seen) return isLast(message.number, seen) ? 'Seen' : null;
  return isLast(message.number, Number.POSITIVE_INFINITY) ? 'Sent' : null;
}

function DayLine({ message, before }: { message: Message; before: Message | undefined }) {
  const day = dayOf(message.sentAt);
  if (before && dayOf(before.sentAt) === day) return null;
  return <Divider text={dayText(day)} />;
}

const Divider = ({ text, isNew = false }: { text: string; isNew?: boolean }) => (
  <li className={isNew ? 'flex items-center gap-3 text-clay' : 'flex justify-center text-muted'}>
    {isNew && <span aria-hidden="true" className="h-px grow bg-clay" />}
    <span className="text-xs font-semibold">{text}</span>
    {isNew && <span aria-hidden="true" className="h-px grow bg-clay" />}
  </li>
);

/** Announces a message that arrives while the thread is open. */
function Arrived({ message, name }: { message: Message | undefined; name: string }) {
  const known = useRef(message?.number ?? 0);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!message || message.number <= known.current) return;
    known.current = message.number;
    if (!message.isMine) setText(`${name}: ${message.text || 'sent a file'}`);
  }, [message, name]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

/** Scrolls to a message that the user has just sent. */
function useOwnInView(count: number, toNewest: () => void): void {
  const before = useRef(count);
  useLayoutEffect(() => {
    if (count > before.current) toNewest();
    before.current = count;
  });
}

/** A message that was asked for takes the focus. */
function useFocusOn(box: RefObject<HTMLElement | null>, at: number | null): void {
  useLayoutEffect(() => {
    if (at !== null) itemOf(box.current, at)?.focus({ preventScroll: true });
  }, [box, at]);
}
