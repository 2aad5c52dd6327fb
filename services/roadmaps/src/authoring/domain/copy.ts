import type { OutlineBody } from '@waymark/contracts/roadmaps/outline';
import { newId } from '@waymark/kernel/ids';
import { decidedStages } from './publishing.ts';
import { Roadmap } from './roadmap.ts';
import type { RoadmapState, StageState } from './roadmap-state.ts';
import { NO_MEDIA } from './stage-media.ts';

const TITLE_MAX_CHARS = 120;
const COPY_OF = 'Copy of ';

/** A draft with these stages. */
export function createFromOutline({ stages, ...details }: OutlineBody, mentorId: number): Roadmap {
  const roadmap = Roadmap.create({ ...details, mentorId });
  for (const { title, steps } of stages) {
    roadmap.addStage({
      title,
      description: '',
      estimatedDuration: '',
      steps: steps.map((step) => ({ ...step, resourceLinks: [] })),
    });
  }
  return roadmap;
}

/**
 * A draft of its own, of what the mentor has decided on. Quotes, recordings and files belong to the material of the original,
 * whose permissions do not reach a copy, so it has none.
 */
export function copyOf(original: RoadmapState): Roadmap {
  const { title, description, categoryId, duration, tags, mentorId } = original;
  const copy = Roadmap.create({ title: copyTitle(title), description, categoryId, mentorId });
  copy.updateDetails({ duration, tags });
  copy.setStages(decidedStages(original.stages).map(copyStage));
  return copy;
}

/** Within the limit of a title; a copy of a copy is not called so twice. */
export const copyTitle = (title: string): string => {
  const copied = title.startsWith(COPY_OF) ? title : COPY_OF + title;
  if (copied.length <= TITLE_MAX_CHARS) return copied;
  return `${copied
    .slice(0, TITLE_MAX_CHARS - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()}…`;
};

const copyStage = (stage: StageState): StageState => ({
  ...stage,
  ...NO_MEDIA,
  id: newId(),
  mentorNote: stage.mentorNote,
  touchedByMentor: true,
  warnings: stage.warnings.map(({ text }) => ({ id: newId(), text, evidence: null })),
  steps: stage.steps.map((step) => ({ ...step, id: newId(), evidence: null, voice: null })),
});
