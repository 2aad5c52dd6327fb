/** What the screens send when the learner writes nothing (spec §7). */
export const DEFAULT_CONTEXT = "I'm a beginner looking to get started with this step";
