import { ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';

export const NoPaths = () => (
  <EmptyState
    title="No path chosen yet"
    drawing="signpost"
    action={
      <ButtonLink to="/browse" variant="primary" size="lg">
        Find a path
      </ButtonLink>
    }
  >
    Tick a first step, or follow a roadmap, and your next step waits for you here.
  </EmptyState>
);
