import { useQuery } from '@tanstack/react-query';
import { call, callPage } from '#lib/api.ts';

const FEATURED_ROADMAPS = 3;

export const useFeaturedMentors = () =>
  useQuery({
    queryKey: ['mentors', 'featured'],
    queryFn: async ({ signal }) =>
      (await callPage('GET /api/mentors', { query: { featured: 'true' }, signal })).items,
  });

export const useFeaturedRoadmaps = () =>
  useQuery({
    queryKey: ['roadmaps', 'featured'],
    queryFn: async ({ signal }) =>
      (await callPage('GET /api/roadmaps', { query: { limit: FEATURED_ROADMAPS }, signal })).items,
  });

export const useFeaturedStories = () =>
  useQuery({
    queryKey: ['stories', 'featured'],
    queryFn: async ({ signal }) => (await callPage('GET /api/user-stories/featured', { signal })).items,
  });

/** Null without one. */
export const useFeaturedClip = () =>
  useQuery({
    queryKey: ['featured-clip'],
    queryFn: ({ signal }) => call('GET /api/featured-clip', { signal }),
  });
