import { AppError } from '@waymark/kernel/app-error';
import { MAX_CONTENT_CHARS, MAX_STAGES, MAX_STEPS } from '../../shared/domain/limits.ts';
import { countSteps, type RoadmapState, type StageState, type StepState } from './roadmap-state.ts';

/** Error: RULE_REFUSED above the limits of stages, steps or characters. */
export function checkSize({ stages }: Pick<RoadmapState, 'stages'>): void {
  if (stages.length > MAX_STAGES) throw tooLarge(`A roadmap can have at most ${MAX_STAGES} stages.`);
  if (countSteps(stages) > MAX_STEPS) throw tooLarge(`A roadmap can have at most ${MAX_STEPS} steps.`);
  if (stages.reduce((sum, stage) => sum + stageChars(stage), 0) > MAX_CONTENT_CHARS) {
    throw tooLarge('This roadmap is too long. Shorten some descriptions, or split it into two roadmaps.');
  }
}

const stageChars = (stage: StageState): number =>
  stage.title.length +
  stage.description.length +
  (stage.mentorNote?.length ?? 0) +
  stage.artifacts.reduce((sum, { title, description }) => sum + title.length + description.length, 0) +
  stage.warnings.reduce((sum, { text, evidence }) => sum + text.length + (evidence?.quote.length ?? 0), 0) +
  stage.steps.reduce((sum, step) => sum + stepChars(step), 0);

const stepChars = (step: StepState): number =>
  step.title.length +
  step.description.length +
  (step.evidence?.quote.length ?? 0) +
  step.resourceLinks.reduce((sum, link) => sum + link.length, 0);

const tooLarge = (message: string): AppError => new AppError('RULE_REFUSED', message);
