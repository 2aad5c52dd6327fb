import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { countName } from '@waymark/contracts/roadmaps/name-replacement';
import type { Replacements } from '../../../authoring/domain/names/replace-name.ts';
import type { NameDecisions } from '../../../authoring/domain/names/review-names.ts';

/**
 * How `names` of people are shown in `text`: by the mentor's decision, and by their first letter where the mentor has
 * neither decided on the name nor published it.
 */
export function shownNames(
  text: string,
  names: readonly string[],
  { title, description, stages, mentor }: Pick<Roadmap, 'title' | 'description' | 'stages' | 'mentor'>,
  decisions: NameDecisions,
): Replacements {
  const inText = [...new Set([...decisions.keys(), ...names])].filter((name) => text.includes(name));
  const published = [title, description, mentor.name, JSON.stringify(stages)].join('\n');
  return new Map(
    inText.flatMap((name): [string, string][] => {
      const by = decisions.get(name);
      if (by !== undefined) return by === null ? [] : [[name, by]];
      return countName(published, name) > 0 ? [] : [[name, `${name.charAt(0)}.`]];
    }),
  );
}
