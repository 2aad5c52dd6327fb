import type { User } from '@waymark/contracts/identity/http';
import type { ReactNode } from 'react';
import { TrailLoading } from '../../../components/trail/trail-states.tsx';
import { UserError } from '../../../components/ui/user-error.tsx';
import { mayUseStudio, useUser } from '../../../lib/use-user.ts';
import { Gate } from './gate.tsx';

/** Shows its content to mentors and admins, and to others how to become one. */
export function StudioGate({ children }: { children: (user: User) => ReactNode }) {
  const { user, isLoading, error, refetch } = useUser();
  if (isLoading) return <TrailLoading label="Loading the Studio…" className="py-32" />;
  if (error) return <UserError error={error} onRetry={refetch} />;
  if (!user || !mayUseStudio(user)) return <Gate user={user} />;
  return children(user);
}
