/** Query key of a user's newest coachings on a roadmap, and prefix of those of one step. */
export const coachingsKey = (userId: number, roadmapId: string) => ['coachings', userId, roadmapId] as const;
