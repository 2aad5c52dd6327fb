import { useQuery } from '@tanstack/react-query';
import { callPage } from '#lib/api.ts';
import { sessionsKey } from './keys.ts';

const SHOWN = 2;
const MAX_LIMIT = 100;
const NOTES_DAYS = 7;
const DAY_MS = 86_400_000;

/** The next sessions of the user, as learner or mentor. */
export const useNextSessions = () =>
  useQuery({
    queryKey: [...sessionsKey, 'home', 'next'],
    queryFn: async ({ signal }) =>
      (await callPage('GET /api/sessions/upcoming', { query: { limit: SHOWN }, signal })).items,
    staleTime: 10_000,
  });

/** Completed sessions that the user still has to pay for. */
export const useUnpaidSessions = () =>
  useQuery({
    queryKey: [...sessionsKey, 'home', 'due'],
    queryFn: async ({ signal }) => {
      const query = { as: 'learner', due: 'true', limit: MAX_LIMIT } as const;
      return (await callPage('GET /api/sessions', { query, signal })).items.filter(({ can }) => can.pay);
    },
    staleTime: 10_000,
  });

/** A mentor's sessions of the last week that have no notes yet. */
export const useSessionsWithoutNotes = () =>
  useQuery({
    queryKey: [...sessionsKey, 'home', 'notes'],
    queryFn: async ({ signal }) => {
      const from = new Date(Date.now() - NOTES_DAYS * DAY_MS).toISOString();
      const query = { as: 'mentor', status: 'completed', from, limit: 10 } as const;
      const { items } = await callPage('GET /api/sessions', { query, signal });
      return items.filter(({ can, notes }) => can.writeNotes && notes === '');
    },
    staleTime: 10_000,
  });
