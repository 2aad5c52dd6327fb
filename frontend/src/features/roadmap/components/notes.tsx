import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { ReactNode } from 'react';
import { useReturnState } from '#lib/return-path.ts';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { TextLink } from '#shared/ui/link.tsx';

interface NotesProps {
  roadmap: Roadmap;
  progressError: Error | null;
  onRetry: () => void;
  children?: ReactNode;
}

/** Notices above the stages. */
export function Notes({ roadmap, progressError, onRetry, children }: NotesProps) {
  return (
    <div className="mt-4 grid gap-4 empty:hidden">
      {roadmap.status === 'draft' && (
        <Note>
          This is a draft. Only you can see it.{' '}
          <TextLink to={`/mentor/roadmaps/${roadmap.id}`}>Continue editing</TextLink>
        </Note>
      )}
      {roadmap.status === 'archived' && (
        <Note>
          {roadmap.isOwner
            ? 'This roadmap is not published. Only the people who follow it keep its last version.'
            : 'The mentor has taken this roadmap down. You keep it, with your notes and ticks, for as long as you follow it.'}
        </Note>
      )}
      {roadmap.status === 'hidden' && (
        <Note>
          An admin has hidden this roadmap. Only its mentor and admins can see it.
          {roadmap.hidden && ` The reason: ${roadmap.hidden.reason}`}
        </Note>
      )}
      {progressError && (
        <ErrorState title="Your progress did not load" error={progressError} onRetry={onRetry} />
      )}
      {children}
    </div>
  );
}

/** For visitors, below the stages. */
export function GuestNote() {
  const back = useReturnState();
  return (
    <div className="mt-6">
      <Note>
        You do not need an account: your ticks are saved on this device. To save them for good and see them on
        all your devices,{' '}
        <TextLink to="/auth?tab=register" state={back}>
          create an account
        </TextLink>
        .
      </Note>
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="rounded-card border border-line bg-dusk-soft px-5 py-4 text-sm">{children}</p>;
}
