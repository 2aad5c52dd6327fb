import type { SafetyKind } from '@waymark/contracts/roadmaps/coaching';
import { type LinearModel, readModel, scoreOf } from '@waymark/text-model/linear-model';
import type { Word } from '@waymark/text-model/words';
import { DANGER, KINDS } from './data/weights.ts';
import { featuresOfWords } from './read-text.ts';

/** Log odds from which a sign counts: a missed one costs more than a needless line of help, see the evaluation. */
const LEAST_WEAK = -1.6;
const LEAST_STRONG = 1.5;
/** For a text of a few words, which is explicit: "no quiero morir" is no vague sign. */
const LEAST_SHORT = 0;
const SHORT = 6;
/** From which a kind is named beside the likeliest one. */
const LEAST_KIND = 0;
/** Words. A longer text is read in overlapping parts, since one sign among many other words would be lost. */
const LONGEST_PART = 60;
const PART = 40;
/** By how much a sentence alone must be plainer than the text around it, which may show that there is no danger. */
const ALONE = 0.5;

export interface DangerSign {
  level: 'strong' | 'weak';
  kinds: SafetyKind[];
}

interface Models {
  danger: LinearModel;
  kinds: [SafetyKind, LinearModel][];
}

let models: Models | undefined;

/** What the examples in `training/` teach about every part of a text. */
export function dangerSigns(words: readonly Word[]): DangerSign[] {
  models ??= { danger: readModel(DANGER), kinds: KINDS.map(([kind, model]) => [kind, readModel(model)]) };
  const { danger, kinds } = models;
  return [...partsOf(words), ...sentencesOf(words)].flatMap(({ words: part, margin }): DangerSign[] => {
    const features = featuresOfWords(part);
    const score = scoreOf(danger, features) - margin;
    if (score < (part.length <= SHORT ? LEAST_SHORT : LEAST_WEAK)) return [];
    const scores = kinds.map(([kind, model]) => ({ kind, score: scoreOf(model, features) }));
    const likeliest = Math.max(...scores.map((one) => one.score));
    const named = scores.filter((one) => one.score >= Math.min(likeliest, LEAST_KIND));
    return [{ level: score >= LEAST_STRONG ? 'strong' : 'weak', kinds: named.map(({ kind }) => kind) }];
  });
}

interface Part {
  words: readonly Word[];
  margin: number;
}

function partsOf(words: readonly Word[]): Part[] {
  if (words.length <= LONGEST_PART) return words.length === 0 ? [] : [{ words, margin: 0 }];
  const parts: Part[] = [];
  for (let from = 0; from < words.length - PART / 2; from += PART / 2)
    parts.push({ words: words.slice(from, from + PART), margin: 0 });
  return parts;
}

/** None for a text of one sentence. A sentence without end is read in parts alone. */
function sentencesOf(words: readonly Word[]): Part[] {
  const sentences = [...Map.groupBy(words, ({ sentence }) => sentence).values()];
  if (sentences.length === 1) return [];
  return sentences
    .filter((sentence) => sentence.length <= LONGEST_PART)
    .map((sentence) => ({ words: sentence, margin: ALONE }));
}
