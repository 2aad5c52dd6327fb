import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useReturnState } from '../../lib/return-path.ts';
import { useUser } from '../../lib/use-user.ts';
import { TrailLoading } from '../trail/trail-states.tsx';
import { UserError } from './user-error.tsx';

interface ProtectedRouteProps {
  children: ReactNode;
  /** Whether the page shows its own frame while the session loads. */
  framed?: boolean;
}

/** Requires a session: waits for it to load, else redirects to /auth, which returns afterwards. */
export function ProtectedRoute({ children, framed = false }: ProtectedRouteProps) {
  const { user, isLoading, error, refetch } = useUser();
  const back = useReturnState();
  if (isLoading) return framed ? children : <TrailLoading label="Loading your account…" className="py-32" />;
  if (error) return <UserError error={error} onRetry={refetch} />;
  if (!user) return <Navigate to="/auth" replace state={back} />;
  return children;
}
