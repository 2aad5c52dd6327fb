import { ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ROADMAPS_ROOM } from '../shared/paths.ts';
import { useForgetPlace } from './last-place.ts';

/** Shown for a roadmap that does not exist or that another mentor owns. */
export function RoadmapNotYours({ userId }: { userId: number }) {
  useForgetPlace(userId);
  return (
    <div className="page py-16">
      <h1 className="sr-only">Share Your Journey</h1>
      <EmptyState
        title="Roadmap Not Found"
        drawing="signpost"
        action={
          <ButtonLink to={ROADMAPS_ROOM} variant="primary">
            All your roadmaps
          </ButtonLink>
        }
      >
        This roadmap is not yours or has been removed.
      </EmptyState>
    </div>
  );
}
