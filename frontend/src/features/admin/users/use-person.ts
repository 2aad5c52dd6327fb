import { useQuery } from '@tanstack/react-query';
import { call, callPage } from '#lib/api.ts';

const LATEST = 20;

/** Each part of a person's page is a query of its own: one that fails leaves the others. Below the key of users. */
const keyOf = (id: number, part: string) => ['admin', 'users', id, part] as const;

export const usePerson = (id: number) =>
  useQuery({
    queryKey: keyOf(id, 'user'),
    queryFn: ({ signal }) => call('GET /api/admin/users/{id}', { params: { id }, signal }),
    staleTime: 0,
  });

export const usePersonRecord = (id: number) =>
  useQuery({
    queryKey: keyOf(id, 'record'),
    queryFn: ({ signal }) => call('GET /api/admin/users/{id}/record', { params: { id }, signal }),
    staleTime: 0,
  });

/** Roadmaps of a mentor, found by the mentor's name and kept by id. */
export const useRoadmapsOf = (id: number, mentorName: string) =>
  useQuery({
    queryKey: keyOf(id, 'roadmaps'),
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        (['published', 'hidden', 'archived'] as const).map((status) =>
          callPage('GET /api/admin/roadmaps', { query: { q: mentorName, status, limit: 50 }, signal }),
        ),
      );
      return pages.flatMap(({ items }) => items).filter(({ mentorId }) => mentorId === id);
    },
    staleTime: 0,
  });

export const useRunsOf = (id: number, username: string) =>
  useQuery({
    queryKey: keyOf(id, 'runs'),
    queryFn: async ({ signal }) => {
      const page = await callPage('GET /api/admin/ai-runs', { query: { q: username, limit: 50 }, signal });
      return page.items.filter(({ userId }) => userId === id).slice(0, LATEST);
    },
    staleTime: 0,
  });

/** What admins did to the person's account. */
export const useAuditOf = (id: number) =>
  useQuery({
    queryKey: keyOf(id, 'audit'),
    queryFn: async ({ signal }) => {
      const query = { targetType: 'user', targetId: String(id), limit: LATEST };
      return (await callPage('GET /api/admin/audit', { query, signal })).items;
    },
    staleTime: 0,
  });
