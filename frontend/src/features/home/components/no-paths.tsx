import { ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { TextLink } from '#shared/ui/link.tsx';

/** Of a learner who follows nothing: the one question of the first minute, or the search. */
export const NoPaths = () => (
  <EmptyState
    title="No roadmap chosen yet"
    drawing="signpost"
    action={
      <div className="grid justify-items-center gap-4">
        <ButtonLink to="/welcome" variant="primary" size="lg">
          Find my first step
        </ButtonLink>
        <TextLink to="/browse">Browse all roadmaps</TextLink>
      </div>
    }
  >
    Tick a first step, or follow a roadmap, and your next step waits for you here.
  </EmptyState>
);
