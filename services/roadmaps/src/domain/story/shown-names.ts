import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { findNames } from '../names/find-names.ts';
import { countName, type Replacements } from '../names/replace-name.ts';
import type { NameDecisions } from '../names/review-names.ts';

/**
 * How names of other people are shown in `texts`: by the mentor's decision, and by their first letter where the mentor
 * has neither decided on the name nor published it.
 */
export function shownNames(
  texts: readonly string[],
  { title, description, stages, mentor }: Pick<Roadmap, 'title' | 'description' | 'stages' | 'mentor'>,
  decisions: NameDecisions,
): Replacements {
  const published = [title, description, mentor.name, JSON.stringify(stages)].join('\n');
  const open = findNames(texts).filter((name) => !decisions.has(name) && countName(published, name) === 0);
  const decided = [...decisions].flatMap(([name, by]) => (by === null ? [] : [[name, by] as const]));
  return new Map([...decided, ...open.map((name) => [name, `${name.charAt(0)}.`] as const)]);
}
