import type { Stage, Step } from '@waymark/contracts/roadmaps/http';

/** Titles of steps that differ between two versions. */
export interface VersionChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

/** Compares steps by id, so that a step that only moved is unchanged. */
export function changesBetween(before: readonly Stage[], after: readonly Stage[]): VersionChanges {
  const old = stepsOf(before);
  const now = stepsOf(after);
  const previous = (id: string) => old.get(id);
  const isChanged = (step: Step) => {
    const earlier = previous(step.id);
    return earlier !== undefined && textOf(earlier) !== textOf(step);
  };
  return {
    added: titles([...now.values()].filter(({ id }) => !old.has(id))),
    changed: titles([...now.values()].filter(isChanged)),
    removed: titles([...old.values()].filter(({ id }) => !now.has(id))),
  };
}

export const hasChanges = ({ added, changed, removed }: VersionChanges): boolean =>
  added.length + changed.length + removed.length > 0;

const titles = (steps: Step[]): string[] => steps.map(({ title }) => title);

const stepsOf = (stages: readonly Stage[]): Map<string, Step> =>
  new Map(stages.flatMap(({ steps }) => steps.map((step) => [step.id, step])));

const textOf = ({ title, description, estimatedDuration, resourceLinks, materials = [] }: Step): string =>
  JSON.stringify([title, description, estimatedDuration, resourceLinks, materials.map(({ id }) => id)]);
