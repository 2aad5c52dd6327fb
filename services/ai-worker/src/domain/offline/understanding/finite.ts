import type { Token } from '../language/token.ts';
import { thirdPerson } from '../language/verbs.ts';
import type { VerbGroup } from './verb-group.ts';

/** Who the verb is said of: "you" and plurals, or one thing. */
export type Number = 'you' | 'one';

/** The verb of a clause as it is said of the learner now: "you hide", "you cannot sleep", "you are ashamed". */
export function presentOf(group: VerbGroup, tokens: Token[], who: Number): string {
  const shown = tokens[group.head]!.lower;
  const no = group.negated ? ' not' : '';
  const well = group.adverbs.map((adverb) => `${adverb} `).join('');
  const be = who === 'you' ? 'are' : 'is';
  const have = who === 'you' ? 'have' : 'has';
  const plain = group.negated
    ? `${who === 'you' ? 'do' : 'does'} not ${well}${group.base}`
    : well + (who === 'you' ? group.base : thirdPerson(group.base));
  switch (group.kind) {
    case 'copula':
      return `${be}${no}`;
    case 'passive':
    case 'progressive':
      return `${be}${no} ${well}${shown}`;
    case 'could':
      return `${group.negated ? 'cannot' : 'can'} ${well}${group.base}`;
    case 'must': {
      const word = tokens
        .slice(Math.max(0, group.head - 4), group.head)
        .find((token) => /^(?:must|should)$/.test(token.lower));
      if (word) return `${word.lower}${no} ${well}${group.base}`;
      return group.negated
        ? `${who === 'you' ? 'do' : 'does'} not have to ${group.base}`
        : `${have} to ${group.base}`;
    }
    case 'perfect':
    case 'regret':
      return `${have}${no} ${shown}`;
    case 'future':
      return `will${no} ${well}${group.base}`;
    default:
      return plain;
  }
}

/** The same as something that may come: "may be angry", "may not answer", "may have to wait". */
export function mayOf(group: VerbGroup, tokens: Token[]): string {
  const shown = tokens[group.head]!.lower;
  const may = group.negated ? 'may not' : 'may';
  switch (group.kind) {
    case 'copula':
      return `${may} be`;
    case 'passive':
    case 'progressive':
      return `${may} be ${shown}`;
    case 'could':
      return `${may} be able to ${group.base}`;
    case 'must':
      return `${may} have to ${group.base}`;
    case 'perfect':
    case 'regret':
      return `${may} have ${shown}`;
    default:
      return `${may} ${group.base}`;
  }
}
