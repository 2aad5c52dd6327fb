import type { Message } from '@waymark/contracts/community/messages';
import clsx from 'clsx';
import type { ReactNode } from 'react';

interface BubbleProps {
  isMine: boolean;
  isFound?: boolean;
  children: ReactNode;
}

/** The frame of a message: the reader's own in the tone of moss. */
export const Bubble = ({ isMine, isFound = false, children }: BubbleProps) => (
  <div
    className={clsx(
      'min-w-0 rounded-card border px-3.5 py-2',
      isMine ? 'rounded-br-sm border-transparent bg-moss-soft' : 'rounded-bl-sm border-line bg-raised',
      isFound && 'ring-2 ring-clay',
    )}
  >
    {children}
  </div>
);

export const BubbleText = ({ children }: { children: string }) => (
  <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
    {children}
  </p>
);

interface QuoteProps {
  quote: NonNullable<Message['replyTo']>;
  name: string;
  onJump: (number: number) => void;
}

/** The message that another one replies to; leads to it. */
export const Quote = ({ quote, name, onJump }: QuoteProps) => (
  <button
    type="button"
    onClick={() => onJump(quote.number)}
    className="mb-1.5 block w-full rounded-sm border-l-3 border-clay py-0.5 pl-2.5 text-left text-sm hover:bg-sunken"
  >
    <span className="block text-xs font-semibold text-muted">Reply to {quote.isMine ? 'you' : name}</span>
    <span dir="auto" className="line-clamp-2 text-muted wrap-anywhere">
      {quote.text || 'A file or a step'}
    </span>
  </button>
);
