import type { Issue } from '@waymark/contracts/errors';
import type { PublishBody } from '@waymark/contracts/roadmaps/http';
import {
  TEMPLATE_PROMPT,
  UNDESCRIBED_STORY,
  UNTITLED_STORY,
} from '@waymark/contracts/roadmaps/outline-limits';
import type { UnreviewedStep } from '@waymark/contracts/roadmaps/review';
import { AppError } from '@waymark/kernel/app-error';
import type { RoadmapState, StageState } from './roadmap-state.ts';
import { stepQuestions } from './step-questions.ts';

/** Limits the list of steps, not their count. */
const MAX_LISTED = 100;
const MAX_NAMED = 3;

/** What the mentor has decided on, without stages of which nothing is left. */
export const decidedStages = (stages: readonly StageState[]): StageState[] =>
  stages.flatMap((stage) => {
    const steps = stage.steps.filter(({ reviewed }) => reviewed);
    return steps.length > 0 || stage.steps.length === 0 ? [{ ...stage, steps }] : [];
  });

/**
 * Error: NOT_PUBLISHABLE with an issue per missing part and, unless accepted or left out, per step that is not reviewed (one
 * that a model doubts cannot be accepted unread);
 * if they are left out and nothing remains; and while a question about a step is open.
 */
export function checkPublishable(state: RoadmapState, { unreviewed }: PublishBody): void {
  const missing = missingParts(state);
  const unread = unreviewed === 'leave-out' ? [] : unreviewedSteps(state, unreviewed === 'accept');
  if (unreviewed === 'leave-out' && state.stages.length > 0 && decidedStages(state.stages).length === 0)
    missing.push({ path: ['stages'], message: 'Decide on at least one step.' });
  if (missing.length + unread.length > 0) {
    const messages = missing.map(({ message }) => message);
    if (unread.length > 0) messages.push(describeUnread(unread));
    const listed = unread.slice(0, MAX_LISTED);
    throw new AppError('NOT_PUBLISHABLE', messages.join(' '), {
      issues: [...missing, ...listed.map(({ path, title }) => ({ path, message: `Review “${title}”.` }))],
      ...(unread.length > 0 && {
        details: { unreviewed: listed.map(withoutPath), count: unread.length },
      }),
    });
  }
  checkNoQuestions(stepQuestions(state.stages, ({ reviewed }) => reviewed || unreviewed === 'accept'));
}

function checkNoQuestions(questions: ReturnType<typeof stepQuestions>): void {
  if (questions.length === 0) return;
  const listed = questions.slice(0, MAX_LISTED);
  const message = `Decide whether this should be a warning: “${questions[0]!.sentence}”.`;
  throw new AppError('NOT_PUBLISHABLE', message, {
    issues: listed.map(({ path, title }) => ({ path, message: `Should “${title}” be a warning?` })),
    details: { questions: listed.map(withoutPath), count: questions.length },
  });
}

const withoutPath = <S extends { path: unknown }>({ path: _, ...step }: S) => step;

function missingParts({ title, description, stages }: RoadmapState): Issue[] {
  const issues: Issue[] = [];
  if (title.trim() === '' || title === UNTITLED_STORY)
    issues.push({ path: ['title'], message: 'Give the roadmap a title.' });
  if (description.trim() === '' || description === UNDESCRIBED_STORY)
    issues.push({ path: ['description'], message: 'Describe the roadmap.' });
  if (stages.length === 0) issues.push({ path: ['stages'], message: 'Add at least one stage with a step.' });
  stages.forEach((stage, index) => {
    const path = ['stages', index, 'steps'];
    if (stage.steps.length === 0) issues.push({ path, message: `Add a step to the stage “${stage.title}”.` });
    if (stage.steps.some(({ description }) => description.startsWith(TEMPLATE_PROMPT)))
      issues.push({ path, message: `Answer the questions of the template in “${stage.title}”.` });
  });
  return issues;
}

const unreviewedSteps = (
  { stages }: RoadmapState,
  isAccepted: boolean,
): (UnreviewedStep & Pick<Issue, 'path'>)[] =>
  stages.flatMap((stage, index) =>
    stage.steps.flatMap(({ id, title, reviewed, doubt }, at) =>
      reviewed || (isAccepted && !doubt)
        ? []
        : [{ stepId: id, title, stageTitle: stage.title, path: ['stages', index, 'steps', at] }],
    ),
  );

function describeUnread(unread: readonly UnreviewedStep[]): string {
  const named = unread.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`);
  const others = unread.length - named.length;
  const steps = unread.length === 1 ? '1 step' : `${unread.length} steps`;
  return `Review ${steps} before you publish: ${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`;
}
