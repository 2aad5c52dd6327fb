import { CircleAlert } from 'lucide-react';
import { Button } from '#shared/ui/button.tsx';
import type { Failure, Session } from './use-session.ts';

/** Why a decision was not saved, and what to do about it. */
export function FailureNotice({ session, failure }: { session: Session; failure: Failure }) {
  const { title, message, retry, held } = failure;
  return (
    <div role="alert" className="grid gap-3 rounded-control bg-amber-soft p-4 text-sm">
      <div className="flex gap-2">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-amber" />
        <div className="min-w-0">
          <p dir="auto" className="font-semibold wrap-anywhere">
            {title}
          </p>
          <p className="mt-1">{message}</p>
        </div>
      </div>
      {retry && (
        <Button size="sm" className="justify-self-start" onClick={() => session.retry(retry)}>
          Try again
        </Button>
      )}
      {held && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => session.go({ at: 'held', id: held.id })}
        >
          Decide on it there
        </Button>
      )}
    </div>
  );
}

/** Unsaved text about a step that no longer exists. */
export function LostText({ text, onDiscard }: { text: string; onDiscard: () => void }) {
  return (
    <div role="alert" className="grid gap-3 rounded-control bg-amber-soft p-4 text-sm">
      <p className="font-semibold">Another window removed the step you were writing</p>
      <p dir="auto" className="whitespace-pre-line">
        {text}
      </p>
      <Button size="sm" className="justify-self-start" onClick={onDiscard}>
        Discard this text
      </Button>
    </div>
  );
}
