export const ROADMAPS_ROOM = '/mentor/roadmaps';

/** The workspace of a roadmap; without a tab it opens on the first. */
export const workspacePath = (roadmapId: string, tab?: string): string =>
  `${ROADMAPS_ROOM}/${encodeURIComponent(roadmapId)}${tab ? `/${tab}` : ''}`;

export const insightPath = (roadmapId: string): string => workspacePath(roadmapId, 'insight');

/** A sample of the ghostwriter. */
export const samplePath = (sampleId: string): string =>
  `/ghostwriter-demo?sample=${encodeURIComponent(sampleId)}`;
