/** Files that were chosen before the page of their roadmap was open. */
const waiting = new Map<string, readonly File[]>();

export const waitForUpload = (roadmapId: string, files: readonly File[]): void => {
  waiting.set(roadmapId, files);
};

/** Returns them once. */
export function takeWaiting(roadmapId: string): readonly File[] {
  const files = waiting.get(roadmapId) ?? [];
  waiting.delete(roadmapId);
  return files;
}
