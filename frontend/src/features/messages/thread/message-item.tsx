import type { Message } from '@waymark/contracts/community/messages';
import clsx from 'clsx';
import { timeText } from '../day-text.ts';
import { Bubble, BubbleText, Quote } from './bubble.tsx';
import type { MessageActions } from './message-actions.ts';
import { MessageFiles } from './message-files.tsx';
import { MessageMenu } from './message-menu.tsx';
import { StepCard } from './step-card.tsx';

interface MessageItemProps {
  message: Message;
  /** First name of the other person. */
  name: string;
  /** "Seen" or "Sent" below the last message of each state. */
  state: 'Seen' | 'Sent' | null;
  isFound: boolean;
  actions: MessageActions;
}

export function MessageItem({ message, name, state, isFound, actions }: MessageItemProps) {
  const { isMine, isDeleted, text, replyTo, step, files, sentAt, editedAt, number } = message;
  return (
    <li
      data-number={number}
      tabIndex={-1}
      className={clsx('group flex outline-offset-4', isMine ? 'justify-end' : 'justify-start')}
    >
      <div className="flex max-w-[min(34rem,92%)] min-w-0 flex-col">
        <div className={clsx('flex min-w-0 items-center gap-0.5', isMine && 'flex-row-reverse')}>
          <Bubble isMine={isMine} isFound={isFound}>
            <span className="sr-only">{isMine ? 'You' : name}: </span>
            {isDeleted ? (
              <p className="text-muted italic">This message was deleted.</p>
            ) : (
              <>
                {replyTo && <Quote quote={replyTo} name={name} onJump={actions.jumpTo} />}
                {step && <StepCard step={step} />}
                {text && <BubbleText>{text}</BubbleText>}
                <MessageFiles files={files} />
              </>
            )}
          </Bubble>
          {!isDeleted && <MessageMenu message={message} name={name} actions={actions} />}
        </div>
        <p className={clsx('tabular mt-0.5 px-1 text-xs text-muted', isMine && 'text-right')}>
          <time dateTime={sentAt}>{timeText(sentAt)}</time>
          {editedAt && !isDeleted && ' · Edited'}
          {state && ` · ${state}`}
        </p>
      </div>
    </li>
  );
}
