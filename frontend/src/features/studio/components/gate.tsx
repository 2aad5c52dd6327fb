import type { User } from '@waymark/contracts/identity/http';
import { TrailEmpty } from '../../../components/trail/trail-states.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { useReturnState } from '../../../lib/return-path.ts';

/** Explains why the studio is not available and offers the next step. */
export function Gate({ user }: { user: User | null }) {
  const back = useReturnState();
  return (
    <div className="contours flex grow flex-col items-center justify-center gap-5 px-4 py-24 text-center">
      <TrailEmpty className="max-w-72" />
      <h1 className="text-3xl md:text-4xl">
        {user ? 'The Studio is for mentors' : 'Sign in to share your journey'}
      </h1>
      <p className="max-w-md text-muted">
        {user
          ? 'Here mentors turn what they lived through into a roadmap. Yours is a learner account; the operator of this Waymark can make it a mentor account.'
          : 'Here mentors turn what they lived through into a roadmap. Sign in with your mentor account to continue.'}
      </p>
      {user ? (
        <ButtonLink to="/browse" variant="primary">
          Browse Roadmaps
        </ButtonLink>
      ) : (
        <ButtonLink to="/auth" state={back} variant="primary">
          Sign In
        </ButtonLink>
      )}
    </div>
  );
}
