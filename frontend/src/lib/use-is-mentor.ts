import { useQuery } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import { ApiError } from './api.ts';
import { mentorQuery } from './shared-queries.ts';

/** Whether learners can find this user among the mentors, as an admin who was a mentor before. Undefined: not known yet. */
export function useIsMentor({ id, role }: Pick<User, 'id' | 'role'>) {
  const { data, error, refetch } = useQuery({ ...mentorQuery(id), enabled: role === 'admin' });
  const isMissing = error instanceof ApiError && error.status === 404;
  return {
    isMentor: role === 'admin' ? (data ? true : isMissing ? false : undefined) : role === 'mentor',
    error: data || isMissing ? null : error,
    refetch,
  };
}
