import type { User } from '@waymark/contracts/identity/http';
import type { ReactNode } from 'react';
import { mayUseStudio, useUser } from '#lib/use-user.ts';
import { TrailLoading } from '#shared/trail/trail-states.tsx';
import { UserError } from '#shared/ui/user-error.tsx';
import { Gate } from './gate.tsx';

interface StudioGateProps {
  children: (user: User) => ReactNode;
  /** Shown until the user has loaded. */
  loading?: ReactNode;
}

/** Shows its content to mentors and admins, and to others how to become one. */
export function StudioGate({ children, loading = <Loading /> }: StudioGateProps) {
  const { user, isLoading, error, refetch } = useUser();
  if (isLoading) return loading;
  if (error) return <UserError error={error} onRetry={refetch} />;
  if (!user || !mayUseStudio(user)) return <Gate user={user} />;
  return children(user);
}

const Loading = () => <TrailLoading label="Loading the Studio…" className="py-32" />;
