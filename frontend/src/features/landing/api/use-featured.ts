import { useQuery } from '@tanstack/react-query';
import { listMentors } from '@waymark/contracts/identity/mentor-routes';
import { featuredStories, getFeaturedClip } from '@waymark/contracts/roadmaps/learning-routes';
import { listRoadmaps } from '@waymark/contracts/roadmaps/routes';
import { call, callPage } from '../../../lib/api.ts';

const FEATURED_ROADMAPS = 3;

export const useFeaturedMentors = () =>
  useQuery({
    queryKey: ['mentors', 'featured'],
    queryFn: async ({ signal }) =>
      (await callPage(listMentors, { query: { featured: 'true' }, signal })).items,
  });

export const useFeaturedRoadmaps = () =>
  useQuery({
    queryKey: ['roadmaps', 'featured'],
    queryFn: async ({ signal }) =>
      (await callPage(listRoadmaps, { query: { limit: FEATURED_ROADMAPS }, signal })).items,
  });

export const useFeaturedStories = () =>
  useQuery({
    queryKey: ['stories', 'featured'],
    queryFn: async ({ signal }) => (await callPage(featuredStories, { signal })).items,
  });

/** Null without one. */
export const useFeaturedClip = () =>
  useQuery({
    queryKey: ['featured-clip'],
    queryFn: ({ signal }) => call(getFeaturedClip, { signal }),
  });
