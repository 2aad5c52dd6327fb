import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { TextLink } from '../../../components/ui/link.tsx';
import { useReturnState } from '../../../lib/return-path.ts';

interface NotesProps {
  roadmap: Roadmap;
  user: User | null;
  progressError: Error | null;
  onRetry: () => void;
  /** What is new. */
  children?: ReactNode;
}

/** What somebody should know before the first step: a draft, an archive, nobody logged in, or progress that did not load. */
export function Notes({ roadmap, user, progressError, onRetry, children }: NotesProps) {
  const back = useReturnState();
  return (
    <div className="mt-8 grid gap-4 empty:hidden">
      {roadmap.status === 'draft' && (
        <Note>
          This is a draft. Only you can see it.{' '}
          <TextLink to={`/mentor?roadmap=${roadmap.id}`}>Go on editing it</TextLink>
        </Note>
      )}
      {roadmap.status === 'archived' && (
        <Note>
          {roadmap.isOwner
            ? 'You archived this roadmap; it stays here for those who follow it.'
            : 'This roadmap was archived by its mentor; it stays here for you.'}
        </Note>
      )}
      {!user && (
        <Note>
          You can walk all of it without an account: what you tick is kept on this device. To keep it for good
          and find it everywhere,{' '}
          <TextLink to="/auth" state={back}>
            sign in
          </TextLink>
          .
        </Note>
      )}
      {progressError && (
        <ErrorState title="Your progress did not load" error={progressError} onRetry={onRetry} />
      )}
      {children}
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="rounded-card border border-line bg-dusk-soft px-5 py-4 text-sm">{children}</p>;
}
