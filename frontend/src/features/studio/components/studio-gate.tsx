import type { User } from '@waymark/contracts/identity/http';
import type { ReactNode } from 'react';
import { TrailLoading } from '../../../components/trail/trail-states.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { mayUseStudio, useUser } from '../../../lib/use-user.ts';
import { Gate } from './gate.tsx';

/** Shows its content to mentors and admins, and to others how to become one. */
export function StudioGate({ children }: { children: (user: User) => ReactNode }) {
  const { user, isLoading, error, refetch } = useUser();
  if (isLoading) return <TrailLoading label="Loading the Studio…" className="py-32" />;
  if (error) return <ErrorState error={error} onRetry={refetch} className="page my-16 max-w-xl" />;
  if (!user || !mayUseStudio(user)) return <Gate user={user} />;
  return children(user);
}
