import type { User } from '@waymark/contracts/identity/http';
import type { ReactNode } from 'react';
import { isApplicant, mayUseStudio, useUser } from '#lib/use-user.ts';
import { TrailLoading } from '#shared/trail/trail-states.tsx';
import { UserError } from '#shared/ui/user-error.tsx';
import { Gate } from './gate.tsx';

interface StudioGateProps {
  children: (user: User) => ReactNode;
  /** Whether it works for applicants as well. */
  forApplicants?: boolean;
  /** Shown until the user has loaded. */
  loading?: ReactNode;
}

/** Shows its content to those for whom it works, and to others how to become a mentor. */
export function StudioGate({ children, forApplicants = false, loading = <Loading /> }: StudioGateProps) {
  const { user, isLoading, error, refetch } = useUser();
  if (isLoading) return loading;
  if (error) return <UserError error={error} onRetry={refetch} />;
  if (!user || !(mayUseStudio(user) || (forApplicants && isApplicant(user)))) return <Gate user={user} />;
  return children(user);
}

const Loading = () => <TrailLoading label="Loading the Studio…" className="py-32" />;
