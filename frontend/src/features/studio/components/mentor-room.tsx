import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ROADMAPS_ROOM } from '../paths.ts';
import { StudioFrame } from './studio-frame.tsx';

/** A room about the user as a mentor: profile, hours or price. */
export function MentorRoom({ title, children }: { title: string; children: (userId: number) => ReactNode }) {
  return (
    <StudioFrame title={title}>
      {(user) => (user.role === 'mentor' ? children(user.id) : <NoProfile />)}
    </StudioFrame>
  );
}

function NoProfile() {
  return (
    <EmptyState
      title="You have no mentor profile"
      action={<ButtonLink to={ROADMAPS_ROOM}>Your roadmaps</ButtonLink>}
    >
      Profile, hours and price belong to mentors. As an admin you can write roadmaps.
    </EmptyState>
  );
}
