import type { Issue } from '@waymark/contracts/errors';
import type { RoadmapState } from './roadmap-state.ts';

/** What a roadmap lacks before learners may see it; empty when nothing. */
export function publishFaults({ title, description, stages }: RoadmapState): Issue[] {
  const faults: Issue[] = [];
  if (title.trim() === '') faults.push({ path: ['title'], message: 'Give the roadmap a title.' });
  if (description.trim() === '') faults.push({ path: ['description'], message: 'Describe the roadmap.' });
  if (stages.length === 0) faults.push({ path: ['stages'], message: 'Add at least one stage with a step.' });
  stages.forEach((stage, index) => {
    if (stage.steps.length > 0) return;
    faults.push({ path: ['stages', index, 'steps'], message: `Add a step to the stage “${stage.title}”.` });
  });
  return faults;
}
