import type { User } from '@waymark/contracts/identity/http';
import type { ReactNode } from 'react';
import { useIsMentor } from '#lib/use-is-mentor.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { ROADMAPS_ROOM } from '../shared/paths.ts';
import { StudioFrame } from './studio-frame.tsx';

interface MentorRoomProps {
  title: string;
  children: (userId: number) => ReactNode;
}

/** A room about the user as a mentor: profile, hours or price. */
export function MentorRoom({ title, children }: MentorRoomProps) {
  return <StudioFrame title={title}>{(user) => <Room user={user}>{children}</Room>}</StudioFrame>;
}

interface RoomProps extends Pick<MentorRoomProps, 'children'> {
  user: User;
}

function Room({ user, children }: RoomProps) {
  const query = useIsMentor(user);
  if (query.error) return <QueryError title="Your mentor profile did not load" query={query} />;
  if (query.isMentor === undefined) return <Skeleton className="h-72" />;
  return query.isMentor ? children(user.id) : <NoProfile />;
}

function NoProfile() {
  return (
    <EmptyState
      title="You have no mentor profile"
      drawing="gate"
      action={<ButtonLink to={ROADMAPS_ROOM}>Your roadmaps</ButtonLink>}
    >
      Profile, hours and price are for mentors, and for admins who were mentors before. As an admin you can
      write roadmaps.
    </EmptyState>
  );
}
