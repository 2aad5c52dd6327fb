import type { Params } from '../../shared/persistence/statement.ts';
import { type ByLanguage, type LikeWords, type TextLanguage, textLanguages } from './search-words.ts';

/**
 * How roadmaps are searched, tried in this order until one finds something: all the words and their like, the troubles
 * that the words name together, all words as parts of words in title, description or mentor's name, the first two after
 * correcting the spelling, most of the words.
 */
export const searchModes = ['all', 'sense', 'parts', 'spelling', 'spelt-sense', 'most'] as const;
export type SearchMode = (typeof searchModes)[number];

/** A typed word or phrase and the words of the same trouble, as texts of tsqueries. */
export interface TermWords {
  own: ByLanguage<string>;
  like: ByLanguage<LikeWords>;
  /** How much it counts: a rare word more than a frequent one. */
  weight: number;
}

export interface Search {
  mode: SearchMode;
  /** Of the mode `parts`, else none. */
  parts: readonly string[];
  /** Of the other modes: what is looked for. */
  terms: readonly TermWords[];
  /** What else was typed: it decides the order alone. */
  others: readonly TermWords[];
  /** What else was typed, and a match must have one of, if there are any. */
  needed: readonly TermWords[];
}

/**
 * The least rank by words of the same trouble alone, by the weights of ts_rank: one in the description or an area, or two
 * in the steps. A single step with one of forty words is a coincidence.
 */
const MIN_EVIDENCE = 0.23;
/** Of the words, by how much each counts. */
const MOST = 0.6;

/** SQL of the tsquery for the language of the roadmap `p`. */
export function inLanguage(params: Params, queryOf: (language: TextLanguage) => string): string {
  const [known, queries] = [params.add(textLanguages), params.add(textLanguages.map(queryOf))];
  return `(${queries}::text[])[coalesce(array_position(${known}::text[], p.language), ${textLanguages.length})]::tsquery`;
}

/** ts_rank divides by the number of words in the query, so that in a longer list each would count less. */
export const rankOf = (query: string): string =>
  `ts_rank(p.search_document, ${query}) * (numnode(${query}) + 1) / 2`;

/** Each query once, as languages share words: the planner would take every repetition for further matches. */
export const any = (queries: readonly string[]): string =>
  [...new Set(queries)]
    .filter((query) => query !== '')
    .map((query) => `(${query})`)
    .join(' | ');

export const wide = ({ own, like }: TermWords, language: TextLanguage): string =>
  any([own[language], ...like[language].singles, ...like[language].phrases]);

/** By which the index finds candidates. */
export const conditionOf = ({ mode, terms, needed }: Search, language: TextLanguage): string => {
  const each = terms.map((term) => wide(term, language));
  const found = isOfAll(mode) ? each.map((query) => `(${query})`).join(' & ') : any(each);
  const besides = any(needed.map(({ own }) => own[language]));
  return besides ? `(${found}) & (${besides})` : found;
};

const isOfAll = (mode: SearchMode): boolean => mode === 'all' || mode === 'spelling';

/** What a candidate must be: by the typed words, or by enough words of the same troubles. */
export function matchOf(search: Search, params: Params): string {
  const { mode, terms } = search;
  if (mode === 'most') return mostOf(terms, params);
  const join = isOfAll(mode) ? ' & ' : ' | ';
  const own = inLanguage(params, (language) => terms.map((term) => `(${term.own[language]})`).join(join));
  const wanted = inLanguage(params, (language) => conditionOf(search, language));
  const like = inLanguage(params, (language) =>
    any(terms.flatMap((term) => [...term.like[language].singles, ...term.like[language].phrases])),
  );
  return `p.search_document @@ ${own}
    OR (p.search_document @@ ${wanted} AND ${rankOf(like)} >= ${MIN_EVIDENCE})`;
}

function mostOf(terms: readonly TermWords[], params: Params): string {
  const each = terms.map(
    (term) =>
      `CASE WHEN p.search_document @@ ${inLanguage(params, (language) => wide(term, language))} THEN ${term.weight} ELSE 0 END`,
  );
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  return `${each.join(' + ')} >= ${MOST * all}`;
}
