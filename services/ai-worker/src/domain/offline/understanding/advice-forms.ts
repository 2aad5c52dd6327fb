import type { Sentence, Token } from '../language/token.ts';
import { fromGerund, verbForm } from '../language/verbs.ts';
import { type Advice, make } from './advice-make.ts';
import { type Perspective, selfAt } from './perspective.ts';
import { baseAt, readVerbGroup } from './verb-group.ts';

/** "It helped to walk." / "I judged it would be well not to …, but to fix it on one at a time." */
export function better(tokens: Token[]): Advice[] {
  return tokens.flatMap((token, i) => {
    if (token.lower !== 'to' || token.quoted) return [];
    const before = tokens
      .slice(Math.max(0, i - 6), i)
      .map((t) => t.lower)
      .join(' ');
    const good =
      /\bit (?:\w+ )?(?:helped|helps)(?: me| us)?$/.test(before) ||
      /\bit(?:'s| is| was| would be| to be)? (?:\w+ )?(?:better|best|well|wise|wiser|useful|important|necessary|worth)(?: for \w+)?( not)?$/.test(
        before,
      );
    if (!good) return [];
    const base = baseAt(tokens, i + 1);
    return base ? make(tokens, i + 1, base, / not$/.test(before), 6) : [];
  });
}

const CUSTOM = /^(?:practice|habit|custom|rule|plan|routine|method|way|aim)$/;

/** "It was my practice to be at my table …, and to require from myself …" */
export function customs(tokens: Token[], view: Perspective): Advice[] {
  const owner = view.person === 'first' ? /^(?:my|our)$/ : /^(?:his|her)$/;
  const noun = tokens.findIndex(
    (token, i) => CUSTOM.test(token.lower) && owner.test(tokens[i - 1]?.lower ?? '') && !token.quoted,
  );
  if (
    noun === -1 ||
    !tokens
      .slice(Math.max(0, noun - 7), noun + 3)
      .some((token) => /^(?:was|is|been|become|became)$/.test(token.lower))
  )
    return [];
  const found: Advice[] = [];
  for (let i = noun + 1; i < Math.min(tokens.length, noun + 45); i += 1) {
    const opens = tokens[i]!.lower === 'to' && (found.length === 0 || tokens[i - 1]!.lower === 'and');
    const base = opens ? baseAt(tokens, i + 1) : null;
    if (base) found.push(...make(tokens, i + 1, base, tokens[i - 1]!.lower === 'not', 6, view));
  }
  return found;
}

/** "I should have saved a little first." / "If I did it again I would have sold the car first." */
export function regrets(tokens: Token[], view: Perspective): Advice[] {
  return tokens.flatMap((_, i) => {
    const self = selfAt(tokens, i, view);
    const group = self > 0 ? readVerbGroup(tokens, i + self) : null;
    if (
      group?.kind !== 'regret' ||
      group.negated ||
      /^(?:thought|think|which|that|if|as|than)$/.test(tokens[i - 1]?.lower ?? '')
    )
      return [];
    const again = tokens
      .slice(0, i)
      .map((t) => t.lower)
      .join(' ');
    const meant = tokens[i + self]?.lower === 'should' || /\b(?:again|over|back|today|knew)\b/.test(again);
    return meant ? make(tokens, group.head, group.base, false, 6, view) : [];
  });
}

/** Acts told in -ing, of the one who acts in the sentence: "…, making short hints of each", "By comparing my work …, I". */
export function besides(sentence: Sentence, view: Perspective): Advice[] {
  const { tokens } = sentence;
  const mine = view.person === 'first' ? /^(?:my|our)$/ : /^(?:his|her)$/;
  if (
    tokens[tokens.length - 1]?.text === '?' ||
    !tokens.some((token, i) => selfAt(tokens, i, view) > 0 || mine.test(token.lower))
  )
    return [];
  return tokens.flatMap((token, i) => {
    const before = tokens[i - 1];
    const opens =
      before?.text === ',' ||
      before?.lower === 'by' ||
      (/^(?:and|only|always|then)$/.test(before?.lower ?? '') && tokens[i - 2]?.text === ',');
    if (!opens || token.quoted || token.pos !== 'VERB' || verbForm(token.lower).form !== 'gerund') return [];
    if (!/^(?:DET|PRON|NOUN|ADJ|NUM)$/.test(tokens[i + 1]?.pos ?? '') || ownedByOther(tokens, i, view))
      return [];
    return make(tokens, i, fromGerund(token.lower), false, 3, view);
  });
}

/** The nearest subject before the -ing word is somebody else. */
function ownedByOther(tokens: Token[], at: number, view: Perspective): boolean {
  for (let i = at - 1; i >= 0; i -= 1) {
    if (selfAt(tokens, i, view) > 0) return false;
    if (/^(?:he|she|they|it|which|who)$/.test(tokens[i]!.lower)) return true;
    if (view.person === 'first' && /^(?:my|our)$/.test(tokens[i]!.lower) && i < 6) return false;
  }
  return tokens[at - 1]?.lower !== 'by' || !tokens.slice(at).some((_, k) => selfAt(tokens, at + k, view) > 0);
}
