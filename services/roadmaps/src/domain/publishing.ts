import type { Issue } from '@waymark/contracts/errors';
import type { PublishBody } from '@waymark/contracts/roadmaps/http';
import type { UnreviewedStep } from '@waymark/contracts/roadmaps/review';
import { AppError } from '@waymark/kernel/app-error';
import type { RoadmapState } from './roadmap-state.ts';

/** Limits the list of steps, not their count. */
const MAX_LISTED = 100;
const MAX_NAMED = 3;

/** Error: NOT_PUBLISHABLE with an issue per missing part and, unless accepted, per step that is not reviewed. */
export function checkPublishable(state: RoadmapState, { unreviewed }: PublishBody): void {
  const missing = missingParts(state);
  const unread = unreviewed === 'accept' ? [] : unreviewedSteps(state);
  if (missing.length + unread.length === 0) return;
  const messages = missing.map(({ message }) => message);
  if (unread.length > 0) messages.push(describeUnread(unread));
  const listed = unread.slice(0, MAX_LISTED);
  throw new AppError('NOT_PUBLISHABLE', messages.join(' '), {
    issues: [...missing, ...listed.map(({ path, title }) => ({ path, message: `Review “${title}”.` }))],
    ...(unread.length > 0 && {
      details: { unreviewed: listed.map(({ path: _, ...step }) => step), count: unread.length },
    }),
  });
}

function missingParts({ title, description, stages }: RoadmapState): Issue[] {
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

const unreviewedSteps = ({ stages }: RoadmapState): (UnreviewedStep & Pick<Issue, 'path'>)[] =>
  stages.flatMap((stage, index) =>
    stage.steps.flatMap(({ id, title, reviewed }, at) =>
      reviewed ? [] : [{ stepId: id, title, stageTitle: stage.title, path: ['stages', index, 'steps', at] }],
    ),
  );

function describeUnread(unread: readonly UnreviewedStep[]): string {
  const named = unread.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`);
  const others = unread.length - named.length;
  const steps = unread.length === 1 ? '1 step' : `${unread.length} steps`;
  return `Review ${steps} before you publish: ${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`;
}
