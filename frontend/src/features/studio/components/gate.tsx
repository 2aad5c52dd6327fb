import type { User } from '@waymark/contracts/identity/http';
import { TrailEmpty } from '../../../components/trail/trail-states.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { useReturnState } from '../../../lib/return-path.ts';

/** For those who may not in (yet): why, and what they can do. */
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
          ? 'Here mentors turn what they lived through into a roadmap. Your account follows roadmaps; whoever runs this Waymark can make it a mentor’s.'
          : 'Mentors turn what they lived through into a roadmap here. Sign in with your mentor account to go on.'}
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
