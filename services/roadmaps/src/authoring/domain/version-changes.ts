import type { StepChange, WhatsNew } from '@waymark/contracts/roadmaps/versions';
import type { StepState } from './roadmap-state.ts';
import type { VersionContent } from './version-content.ts';

/** Limits the lists of steps, not the counts. */
const MAX_LISTED = 50;

export type VersionChanges = Omit<WhatsNew, 'version' | 'publishedAt'>;

/** A step that only moved is unchanged. */
export function versionChanges(before: VersionContent | null, after: VersionContent): VersionChanges {
  const old = placedSteps(before);
  const now = placedSteps(after);
  const added = [...now.values()].filter(({ step }) => !old.has(step.id));
  const removed = [...old.values()].filter(({ step }) => !now.has(step.id));
  const changed = [...now.values()].filter(({ step }) => {
    const known = old.get(step.id);
    return known !== undefined && textOf(known.step) !== textOf(step);
  });
  return {
    added: named(added),
    changed: named(changed),
    removed: named(removed),
    addedCount: added.length,
    changedCount: changed.length,
    removedCount: removed.length,
  };
}

export const hasChanges = ({ addedCount, changedCount, removedCount }: VersionChanges): boolean =>
  addedCount + changedCount + removedCount > 0;

interface PlacedStep {
  step: StepState;
  stageTitle: string;
}

const placedSteps = (content: VersionContent | null): Map<string, PlacedStep> =>
  new Map(
    (content?.stages ?? []).flatMap(({ title: stageTitle, steps }) =>
      steps.map((step): [string, PlacedStep] => [step.id, { step, stageTitle }]),
    ),
  );

const textOf = ({ title, description, estimatedDuration, resourceLinks, materialIds }: StepState): string =>
  JSON.stringify([title, description, estimatedDuration, resourceLinks, materialIds]);

const named = (steps: PlacedStep[]): StepChange[] =>
  steps
    .slice(0, MAX_LISTED)
    .map(({ step, stageTitle }) => ({ stepId: step.id, title: step.title, stageTitle }));
