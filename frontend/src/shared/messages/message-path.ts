/** The parameters that name a step to ask about. */
export const ABOUT_ROADMAP = 'roadmap';
export const ABOUT_STEP = 'step';
/** The parameter that names a message to show, by its number. */
export const AT_MESSAGE = 'at';

/** The page of the messages with a person; with a step to ask about, it is attached to the next message. */
export function messagePath(userId: number, about?: { roadmapId: string; stepId: string }): string {
  const path = `/messages/with/${userId}`;
  if (!about) return path;
  return `${path}?${new URLSearchParams({ [ABOUT_ROADMAP]: about.roadmapId, [ABOUT_STEP]: about.stepId })}`;
}
