import { CircleAlert } from 'lucide-react';
import { useConnection } from '#lib/connection.ts';
import { Button } from '#shared/ui/button.tsx';
import type { PendingMessage } from '../outbox/message-outbox.ts';
import { Bubble, BubbleText, Quote } from './bubble.tsx';
import { StepCard } from './step-card.tsx';

interface PendingItemProps {
  message: PendingMessage;
  name: string;
  onJump: (number: number) => void;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message on its way; the server's reason if it was refused. */
export function PendingItem({ message, name, onJump, onRetry, onDiscard }: PendingItemProps) {
  const { text, replyTo, step, files, refusal } = message;
  const isOnline = useConnection() === 'online';
  return (
    <li className="flex justify-end">
      <div className="flex max-w-[min(34rem,92%)] min-w-0 flex-col items-end">
        <Bubble isMine>
          <span className="sr-only">You: </span>
          {replyTo && <Quote quote={replyTo} name={name} onJump={onJump} />}
          {step && <StepCard step={step} />}
          {text && <BubbleText>{text}</BubbleText>}
          {files.map((file) => (
            <p key={file.id} dir="auto" className="text-sm text-muted wrap-anywhere">
              {file.name}
            </p>
          ))}
        </Bubble>
        {refusal === null ? (
          <p role="status" className="mt-0.5 px-1 text-xs text-muted">
            {isOnline ? 'Sending…' : 'Waits for the connection'}
          </p>
        ) : (
          <div role="alert" className="mt-1 grid justify-items-end gap-1">
            <p className="flex items-start gap-1.5 text-sm text-berry">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              Not sent. {refusal}
            </p>
            <span className="flex gap-1">
              <Button size="sm" variant="ghost" onClick={onDiscard}>
                Discard
              </Button>
              <Button size="sm" onClick={onRetry}>
                Try again
              </Button>
            </span>
          </div>
        )}
      </div>
    </li>
  );
}
