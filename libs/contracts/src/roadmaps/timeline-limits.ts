/** Each milestone can become a stage of a draft, which has at most 12, with at most 12 steps each. */
export const MAX_MILESTONES = 12;
export const MAX_MILESTONE_STEPS = 12;
