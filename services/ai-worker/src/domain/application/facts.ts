import type { ApplicationFacts } from '@waymark/contracts/ai/application';
import { languageOf } from '../outline/language.ts';
import { sentencesIn } from './visible-text.ts';

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro';
const YEAR = '(?:19|20)\\d{2}';
const DATE = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d{1,2}[./-]\\d{1,2}[./-](?:\\d{4}|\\d{2})|(?:\\d{1,2}\\.?\\s+(?:de\\s+)?)?(?:${MONTHS})\\.?,?\\s+(?:de\\s+)?(?:\\d{1,2},?\\s+)?${YEAR}|${YEAR})(?![\\p{L}\\d])`,
  'giu',
);
const NUMBER = /(?<![\p{L}\d])\d[\d.,\u00a0\u202f ]*(?<=\d)|(?<![\p{L}\d])\d(?![\p{L}\d])/gu;
/** A capital letter after a small one or a comma, not at the beginning of a sentence. */
const NAME = /(?<=[\p{Ll},] )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu;
const PRONOUNS = new Set(['I', 'I’m', "I'm", 'I’d', "I'd", 'I’ve', "I've", 'I’ll', "I'll"]);

/** Counts what is concrete in a text. */
export function factsOf(text: string): ApplicationFacts {
  const dates = text.match(DATE) ?? [];
  const withoutDates = text.replace(DATE, ' ');
  return {
    words: text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0,
    sentences: sentencesIn(text).length,
    numbers: withoutDates.match(NUMBER)?.length ?? 0,
    dates: dates.length,
    // In German every noun has a capital letter.
    names: languageOf(text) === 'de' ? null : namesIn(withoutDates),
  };
}

const namesIn = (text: string): number =>
  new Set((text.match(NAME) ?? []).filter((name) => !PRONOUNS.has(name))).size;
