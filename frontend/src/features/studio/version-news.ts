import type { Stage, Step } from '@waymark/contracts/roadmaps/http';

/** Titles of the steps that learners would be told of. */
export interface News {
  added: string[];
  changed: string[];
  removed: string[];
}

/** What publishing `after` over `before` changes for those who follow. By step id: one that only moved is the same. */
export function newsBetween(before: readonly Stage[], after: readonly Stage[]): News {
  const old = stepsOf(before);
  const now = stepsOf(after);
  const known = (id: string) => old.get(id);
  const isChanged = (step: Step) => {
    const was = known(step.id);
    return was !== undefined && textOf(was) !== textOf(step);
  };
  return {
    added: titles([...now.values()].filter(({ id }) => !old.has(id))),
    changed: titles([...now.values()].filter(isChanged)),
    removed: titles([...old.values()].filter(({ id }) => !now.has(id))),
  };
}

export const isNews = ({ added, changed, removed }: News): boolean =>
  added.length + changed.length + removed.length > 0;

const titles = (steps: Step[]): string[] => steps.map(({ title }) => title);

const stepsOf = (stages: readonly Stage[]): Map<string, Step> =>
  new Map(stages.flatMap(({ steps }) => steps.map((step) => [step.id, step])));

const textOf = ({ title, description, estimatedDuration, resourceLinks }: Step): string =>
  JSON.stringify([title, description, estimatedDuration, resourceLinks]);
