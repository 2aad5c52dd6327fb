import type { Issue } from '@waymark/contracts/errors';
import type { RoadmapState } from './roadmap-state.ts';

/** Empty when the roadmap can be published. */
export function publishingIssues({ title, description, stages }: RoadmapState): Issue[] {
  const issues: Issue[] = [];
  if (title.trim() === '') issues.push({ path: ['title'], message: 'Give the roadmap a title.' });
  if (description.trim() === '') issues.push({ path: ['description'], message: 'Describe the roadmap.' });
  if (stages.length === 0) issues.push({ path: ['stages'], message: 'Add at least one stage with a step.' });
  stages.forEach((stage, index) => {
    if (stage.steps.length > 0) return;
    issues.push({ path: ['stages', index, 'steps'], message: `Add a step to the stage “${stage.title}”.` });
  });
  return issues;
}
