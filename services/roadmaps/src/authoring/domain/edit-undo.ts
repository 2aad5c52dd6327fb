import { detailsOf, type RoadmapDetails } from '@waymark/contracts/roadmaps/details';
import type { RoadmapState, StageState } from './roadmap-state.ts';

type Content = RoadmapDetails & Pick<RoadmapState, 'stages'>;

/** What an edit replaced; stages that it did not change are only named. */
export interface ReplacedContent {
  details: RoadmapDetails;
  order: string[];
  stages: StageState[];
}

/** Null if the content is the same. */
export function replacedContent(before: RoadmapState, after: RoadmapState): ReplacedContent | null {
  const now = new Map(after.stages.map((stage) => [stage.id, JSON.stringify(stage)]));
  const stages = before.stages.filter((stage) => now.get(stage.id) !== JSON.stringify(stage));
  const order = idsOf(before);
  const isSame =
    stages.length === 0 &&
    JSON.stringify([detailsOf(before), order]) === JSON.stringify([detailsOf(after), idsOf(after)]);
  return isSame ? null : { details: detailsOf(before), order, stages };
}

/** The content before the edit, from the state after it. */
export function contentBefore(after: RoadmapState, { details, order, stages }: ReplacedContent): Content {
  const known = new Map([...after.stages, ...stages].map((stage) => [stage.id, stage]));
  return { ...details, stages: order.map((id) => known.get(id)!) };
}

const idsOf = ({ stages }: RoadmapState): string[] => stages.map(({ id }) => id);
