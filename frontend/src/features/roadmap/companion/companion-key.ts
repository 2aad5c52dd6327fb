/** Query key of a user's streak, mood and reflections on a roadmap. */
export const companionKey = (userId: number | undefined, roadmapId: string) =>
  ['companion', userId, roadmapId] as const;
