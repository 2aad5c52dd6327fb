import type { Source } from '@waymark/contracts/roadmaps/sources';

/** Takes of one recording, oldest first; a recording without others is alone in its group. */
export interface TakeGroup {
  id: string;
  takes: Source[];
}

/** Groups in the order of their first takes. */
export function groupTakes(recordings: readonly Source[]): TakeGroup[] {
  const groups = new Map<string, Source[]>();
  for (const recording of recordings) {
    const group = recording.take?.group ?? recording.id;
    groups.set(group, [...(groups.get(group) ?? []), recording]);
  }
  return [...groups].map(([id, takes]) => ({ id, takes }));
}
