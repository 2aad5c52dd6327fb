import type { Token } from '../language/token.ts';
import { isFirstName, isPlace } from '../language/verbs.ts';
import { EMPTY_NOUN, TIME_NOUN } from '../language/words.ts';
import { spansYears } from './durations.ts';
import type { Word } from './retell.ts';
import type { VerbGroup } from './verb-group.ts';

const LIGHT =
  /^(?:go|come|get|take|have|do|use|move|continue|leave|stay|enter|follow|try|work|spend|want|hold|pass|live|lead|happen|turn|sit|carry|become|receive|reach|drive|wait|own|watch|look)$/;
const STRONG =
  /^(?:write|list|ask|tell|call|build|make|keep|cut|sell|pay|join|practise|practice|learn|save|plan|stop|start|begin|record|mark|count|compare|apply|negotiate|divide|set|put|arrange|walk|teach|choose|measure|track|draw|rule|copy|read|label|sign|show|offer|add|help|visit|thank|repay|throw|pour|give|turn|train|cook|pack|swim|schedule|limit|replace|share|admit|apologi[sz]e|find)$/;
const RHYTHM = /\b(?:every|each|daily|weekly|once a|twice a|always)\b/i;

export const isStrong = (verb: string): boolean => STRONG.test(verb);

export interface Shown {
  base: string;
  words: Word[];
  title: string;
  risk: number;
}

/** How useful a step would be to somebody who follows it; higher is better, below zero is none. */
export function worthOf(shown: Shown, group: VerbGroup | null): number {
  const { base, words, title, risk } = shown;
  let worth = content(words) - risk * 0.9;
  if (STRONG.test(base)) worth += 1;
  if (LIGHT.test(base)) worth -= 1;
  if (RHYTHM.test(title)) worth += 1.2;
  if (title.length > 72) worth -= 0.8;
  if (title.length < 14) worth -= 0.6;
  if (spansYears(title)) worth -= 2.5;
  if (
    /\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) times$/i.test(title) &&
    !STRONG.test(base)
  )
    worth -= 1.5;
  if (/^Quit .* times$/.test(title)) worth -= 3;
  if (base === 'find' && words[1]?.text === 'the') worth -= 1.5;
  if (/\bon the (?:floor|ground|couch|sofa)$|\bon the floor of\b/i.test(title) && LIGHT.test(base))
    worth -= 2.5;
  if (base === 'wake' && /\b(?:floor|alone|again)\b/.test(title)) worth -= 3;
  if (/\b(?:thing|things|stuff|lot|way)$/i.test(title)) worth -= 1.2;
  if (
    /\b(?:too|so) (?:much|many|little|few|long|late)\b|\btoo \w+$|\btimes too\b/i.test(title) &&
    !RHYTHM.test(title) &&
    !/ a (?:day|week|month)$/.test(title)
  )
    worth -= 4;
  if (/\b(?:mistakes?|errors?|mess|excuses?)\b/i.test(title) && /^(?:make|cause|have)$/.test(base))
    worth -= 4;
  return worth + ofGroup(group, title) - particular(words);
}

/** Nouns and the like, up to a point. */
function content(words: Word[]): number {
  const carrying = words.filter((word) => {
    const token = word.token;
    return (
      token &&
      /^(?:NOUN|PROPN|ADJ|VERB|NUM)$/.test(token.pos) &&
      !EMPTY_NOUN.test(token.lower) &&
      !TIME_NOUN.test(token.lower)
    );
  });
  return Math.min(2.4, carrying.length * 0.6);
}

function ofGroup(group: VerbGroup | null, title: string): number {
  if (!group) return 0;
  if (group.kind === 'would') return RHYTHM.test(title) || / when(?:ever)? /.test(title) ? 0 : -1.1;
  if (group.kind === 'used-to') return -0.9;
  if (group.kind === 'could') return -2;
  if (group.kind === 'future') return -2;
  if (group.kind === 'perfect') return group.past ? -1.5 : -0.3;
  if (group.kind === 'must') return -0.5;
  return 0;
}

/** Somebody is called by name. */
export const naming = (words: Word[]): boolean =>
  words.some(({ token, text }) => token !== null && !token.quoted && text === token.text && isPerson(token));

/** A capitalised given name, or a word like it. */
export const isPerson = (token: Token): boolean =>
  /^[A-Z][a-z]+$/.test(token.text) && token.pos === 'PROPN' && isFirstName(token.lower);

/** Names, places, years and sums tie a step to one life. */
function particular(words: Word[]): number {
  let cost = 0;
  for (const [i, { token, text }] of words.entries()) {
    if (!token || token.quoted) continue;
    if (/^(?:19|20)\d\d$/.test(token.text)) cost += 1.5;
    if (i === 0 || !/^[A-Z]/.test(text) || text === 'I' || TIME_NOUN.test(token.lower)) continue;
    if (
      isFirstName(token.lower) ||
      /^(?:mr|mrs|ms|dr|sir|lady|uncle|aunt|father|master|mistress)\.?$/.test(token.lower)
    )
      cost += 3;
    else if (isPlace(token.lower)) cost += 1.6;
    else cost += 0.5;
  }
  return cost;
}

/** Lemmas of the words that carry meaning, for telling whether two texts speak of the same. */
export function keyOf(words: Word[], base: string): string[] {
  const lemmas = words.flatMap(({ token }) => (token && carries(token) ? [token.lemma.toLowerCase()] : []));
  return [...new Set([base, ...lemmas])];
}

export const carries = (token: Token): boolean =>
  /^(?:NOUN|PROPN|VERB|ADJ)$/.test(token.pos) &&
  /^[a-z]/.test(token.lower) &&
  token.lower.length > 2 &&
  !EMPTY_NOUN.test(token.lower) &&
  !TIME_NOUN.test(token.lower) &&
  !/^(?:be|have|do|go|get|make|say|know|think|come|take|want|let|first|last|new|own|other|more|much|many|good|same|able|next|few|such|whole|old|little|great|long)$/.test(
    token.lemma.toLowerCase(),
  );
