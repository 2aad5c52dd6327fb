import { type Features, featuresOf } from '@waymark/text-model/features';
import { type LinearModel, readModel, scoreOf } from '@waymark/text-model/linear-model';
import { HELPED, UNFIT } from './weights.ts';

/** A sentence and its neighbours; empty where it has none. */
export interface InContext {
  before: string;
  text: string;
  after: string;
}

/** Log odds, learned from the examples in `training/`. */
export interface Judgement {
  /** It is about a mistake, harm, the advice of others, an advertisement or an instruction to software. */
  unfit: number;
  /** The teller did something that helped, or advises the reader. */
  helped: number;
}

let models: { unfit: LinearModel; helped: LinearModel } | undefined;

export function judge(sentence: InContext): Judgement {
  models ??= { unfit: readModel(UNFIT), helped: readModel(HELPED) };
  const features = featuresInContext(sentence);
  return { unfit: scoreOf(models.unfit, features), helped: scoreOf(models.helped, features) };
}

/** What is counted in an example and in a sentence that is judged. */
export const featuresInContext = ({ before, text, after }: InContext): Features =>
  featuresOf(wordsIn(text), wordsIn(before), wordsIn(after));

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘`]/g, "'")
    .match(/[\p{L}\p{N}]+(?:'\p{L}+)*|[?!:"]/gu) ?? [];
