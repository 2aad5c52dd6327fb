import type { Token } from '../language/token.ts';
import { CONTACT, PEOPLE } from '../language/words.ts';
import type { Perspective } from './perspective.ts';
import { names, nounPhraseAt, type Phrase } from './phrases.ts';
import { retell, textOf } from './retell.ts';

/** A thing that was named a moment ago and may now be called "it" or "them". */
export interface Named {
  text: string;
  plural: boolean;
  people: boolean;
  /** One human being, not an office. */
  person: boolean;
  /** How many clauses ago. */
  age: number;
}

const LONGEST = 34;

/** Remembers the objects of the last few clauses. */
export class Antecedents {
  private recent: Named[] = [];

  forget(): void {
    this.recent = [];
  }

  /** One clause has passed: what it named is remembered, what is too old is dropped. */
  add(tokens: Token[], from: number, end: number, base: string, view: Perspective): void {
    this.recent = this.recent
      .map((named) => ({ ...named, age: named.age + 1 }))
      .filter((named) => named.age <= (named.people ? 5 : 1));
    if (
      !/^(?:it|them)$/.test(tokens[from]?.lower ?? '') &&
      !/^(?:it|them)$/.test(tokens[from + 1]?.lower ?? '')
    )
      this.recent.unshift(...objects(tokens, from, end, base, view));
  }

  /** What a pronoun stands for, if just one thing of its number was named; `contact` when the verb wants a person. */
  find(pronoun: string, contact: boolean): string | null {
    const many = /^(?:them|they|these|those)$/.test(pronoun);
    const fitting = this.recent.filter(
      (named) =>
        named.people === contact &&
        (named.plural === many || (many && /^(?:every|each|all)\b/.test(named.text))),
    );
    if (/^(?:him|her)$/.test(pronoun)) return fitting.find((named) => named.person)?.text ?? null;
    if (contact) return fitting[0]?.text ?? null;
    const fresh = fitting.filter((named) => named.age === 0);
    const near = fresh.length > 0 ? fresh : fitting;
    return near.length === 1 ? near[0]!.text : null;
  }
}

/** The things a clause names after its verb, the object first; a thing in a phrase behind it counts as well. */
function objects(tokens: Token[], from: number, end: number, base: string, view: Perspective): Named[] {
  const found: Named[] = [];
  for (let i = from; i < end; i += 1) {
    const phrase = nounPhraseAt(tokens, i, end);
    if (!phrase) continue;
    const direct = found.length === 0 && (i === from || (i === from + 1 && tokens[from]!.pos === 'ADP'));
    const named = nameOf(tokens, phrase, direct && CONTACT.test(base), view);
    if (named) found.push(named);
    i = phrase.to - 1;
  }
  return found;
}

function nameOf(tokens: Token[], phrase: Phrase, contact: boolean, view: Perspective): Named | null {
  if (!names(tokens, phrase) || /^(?:no|what|which)$/.test(tokens[phrase.from]!.lower)) return null;
  const bare =
    !/^(?:DET|NUM)$/.test(tokens[phrase.from]!.pos) &&
    !/^(?:my|our|your|his|her|their|every|each|all)$/.test(tokens[phrase.from]!.lower);
  if (bare && !phrase.plural) return null;
  const text = definite(textOf(retell(tokens, phrase.from, phrase.to, view)));
  if (text.length > LONGEST || /\b(?:it|them|its|their|his|her|you|this|that)\b/.test(text)) return null;
  const head = tokens[phrase.head]!;
  return {
    text,
    plural: phrase.plural,
    people: contact || PEOPLE.test(head.lower) || head.pos === 'PROPN',
    person: PEOPLE.test(head.lower) && !phrase.plural,
    age: 0,
  };
}

/** "a cheap notebook" was bought; from then on it is "the cheap notebook". */
function definite(text: string): string {
  return text
    .replace(/^(?:a|an|this|that|these|those|some|one)\s+/i, 'the ')
    .replace(/^(?!the |your |every |each |all |both |\d)([a-z]+s\b)/, 'the $1');
}
