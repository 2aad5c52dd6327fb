import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Role } from '@waymark/contracts/caller';
import type { AdminUser } from '@waymark/contracts/identity/admin-users';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';

const usersKey = ['admin', 'users'] as const;

export interface UserFilter {
  q?: string;
  role?: Role;
  suspended?: 'true' | 'false';
}

/** Newest first. The previous result stays visible while a new one loads. */
export const useUsers = (filter: UserFilter) =>
  useInfiniteQuery({
    queryKey: [...usersKey, filter],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/admin/users', { query: { ...filter, limit: 50, cursor: pageParam }, signal }),
    ...cursorPaging,
    placeholderData: (previous) => previous,
    staleTime: 0,
  });

/** Changes of one user. `onDone` runs after a success. */
export function useManageUser({ id, username }: AdminUser, onDone: () => void) {
  const client = useQueryClient();
  const done = (title: string) => () => {
    toast({ title, variant: 'success' });
    onDone();
    return client.invalidateQueries({ queryKey: usersKey });
  };
  const params = { id };
  return {
    suspend: useMutation({
      mutationFn: (reason: string) =>
        call('POST /api/admin/users/{id}/suspend', { params, body: { reason } }),
      onSuccess: done(`${username} is suspended`),
    }),
    restore: useMutation({
      mutationFn: () => call('POST /api/admin/users/{id}/restore', { params }),
      onSuccess: done(`${username} is restored`),
      onError: (error) => toastError('Not restored', error),
    }),
    setRole: useMutation({
      mutationFn: (role: Role) => call('PATCH /api/admin/users/{id}', { params, body: { role } }),
      onSuccess: done(`The role of ${username} is changed`),
      onError: (error) => toastError('Not changed', error),
    }),
  };
}
