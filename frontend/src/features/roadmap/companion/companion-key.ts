/** The part of the cache that holds a person's streak, mood and reflections on a roadmap. */
export const companionKey = (userId: number | undefined, roadmapId: string) =>
  ['companion', userId, roadmapId] as const;
