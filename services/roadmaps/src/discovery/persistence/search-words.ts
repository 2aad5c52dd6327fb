import type { Columns } from '@waymark/database/columns';
import type { Database } from '@waymark/database/database';
import type { EntityManager } from 'typeorm';
import type { SearchWordsTable } from '../../persistence/tables.ts';
import { fold } from '../../shared/domain/words.ts';
import { namedBy } from '../domain/search/search-query.ts';
import { lexiconWords, rankOfWord, sensesOf } from '../domain/search/senses.ts';
import { type Candidate, nearestWords } from '../domain/search/spelling.ts';
import { synonymsOf, troubleWords } from '../domain/search/synonyms.ts';
import { searchLanguages, troubleGroups } from '../domain/search/trouble-words.ts';

/** Of the words in published texts, those that the database looks at for one misspelt word. */
const CANDIDATES = 40;
/** With many words of equal distance, which one was meant is a guess. */
const MAX_CORRECTIONS = 4;
const MAX_REMEMBERED = 2_000;
const CHECKED_AT_ONCE = 500;

/** Of texts in another language, or one that is not known, words are searched as they are. */
export const textLanguages = [...searchLanguages, 'simple'] as const;
export type TextLanguage = (typeof textLanguages)[number];

/** As text of a tsquery; empty for what contains no word. */
type QueryText = string;

/** Words of one trouble. A phrase is apart, because its words alone mean nothing. */
export interface LikeWords {
  singles: QueryText[];
  phrases: QueryText[];
}
export type ByLanguage<T> = Record<TextLanguage, T>;

export const eachLanguage = <T>(of: (language: TextLanguage) => T): ByLanguage<T> =>
  Object.fromEntries(textLanguages.map((language) => [language, of(language)])) as ByLanguage<T>;

/** Whether it matches words in their order only. */
export const isPhrase = (query: QueryText): boolean => query.includes('<');

/** Reads what words mean to the database: their stems, and the words they may have been meant as. */
export class SearchWords {
  private readonly stems = new Map<string, ByLanguage<QueryText>>();
  private readonly groups = new Map<number, Promise<ByLanguage<LikeWords>>>();

  constructor(private readonly db: Database) {}

  /** A word or phrase with its stem, as texts of each language hold it. */
  async stemsOf(texts: readonly string[]): Promise<ByLanguage<QueryText>[]> {
    const unknown = texts.filter((text) => !this.stems.has(text));
    if (unknown.length > 0) {
      if (this.stems.size > MAX_REMEMBERED) this.stems.clear();
      for (const [text, stems] of await this.readStems(unknown)) this.stems.set(text, stems);
    }
    const nothing = eachLanguage(() => '');
    return texts.map((text) => this.stems.get(text) ?? nothing);
  }

  private async readStems(texts: readonly string[]): Promise<Map<string, ByLanguage<QueryText>>> {
    const rows = await this.db.query<{ text: string; language: TextLanguage; stems: string }>(
      `SELECT text, language, search_word(language, text)::text AS stems
       FROM unnest($1::text[]) text, unnest($2::text[]) language`,
      [texts, textLanguages],
    );
    const read = new Map(texts.map((text) => [text, eachLanguage(() => '')]));
    for (const { text, language, stems } of rows) read.get(text)![language] = stems;
    return read;
  }

  /** All words of a group of troubles. It is fixed in the code, so it is read once. */
  groupOf(number: number): Promise<ByLanguage<LikeWords>> {
    const known = this.groups.get(number) ?? this.readGroup(number);
    this.groups.set(number, known);
    known.catch(() => this.groups.delete(number));
    return known;
  }

  /** Words of one language occur in texts of another with another meaning. */
  private async readGroup(number: number): Promise<ByLanguage<LikeWords>> {
    const synonyms = synonymsOf(troubleGroups[number]!);
    const read = await this.readStems([...new Set(synonyms.map(({ text }) => text))]);
    const inLanguage = (language: TextLanguage) =>
      synonyms
        .filter((synonym) => language === 'simple' || synonym.language === language)
        .map(({ text }) => read.get(text)![language]);
    return eachLanguage((language) => {
      const all = [...new Set(inLanguage(language))].filter((query) => query !== '');
      return { singles: all.filter((query) => !isPhrase(query)), phrases: all.filter(isPhrase) };
    });
  }

  /** Words of published roadmaps, of the table of troubles and of the lexicon that a misspelt word may mean. */
  async corrections(word: string): Promise<string[]> {
    const folded = fold(word);
    if (rankOfWord(folded) !== undefined) return [];
    const rows = await this.db.query<Columns<SearchWordsTable, 'word'>>(
      `SELECT word FROM search_words WHERE word % $1 ORDER BY similarity(word, $1) DESC, word LIMIT ${CANDIDATES}`,
      [folded],
    );
    const published = rows.map((row) => row.word);
    if (published.includes(folded)) return [];
    return nearestWords(folded, candidatesOf(published)).slice(0, MAX_CORRECTIONS);
  }
}

/** A word that is published or names a trouble is meant more often than another one that is as frequent. */
function* candidatesOf(published: readonly string[]): Iterable<Candidate> {
  for (const word of published) yield { word, likelihood: frequencyOf(word) + 0.4 };
  for (const word of troubleWords) yield { word, likelihood: frequencyOf(word) + 0.4 };
  lexiconCandidates ??= [...lexiconWords()].map((word) => ({
    word,
    likelihood: frequencyOf(word) + (namedBy(sensesOf(word)).length > 0 ? 0.3 : 0),
  }));
  yield* lexiconCandidates;
}

let lexiconCandidates: readonly Candidate[] | undefined;

/** From 0 for a word that is not in the lexicon to 0.6. */
const frequencyOf = (word: string): number => {
  const rank = rankOfWord(word);
  return rank === undefined ? 0 : Math.max(0, 0.6 - Math.log10(rank) / 9);
};

/** Checks the words that were checked longest ago. A word that no published roadmap has any more corrects nothing. */
export async function deleteUnusedWords(em: EntityManager): Promise<void> {
  const checked = await em.query<Columns<SearchWordsTable, 'word'>[]>(
    `SELECT word FROM search_words ORDER BY checked_at LIMIT ${CHECKED_AT_ONCE} FOR UPDATE SKIP LOCKED`,
  );
  const words = checked.map(({ word }) => word);
  await em.query(
    `DELETE FROM search_words WHERE word = ANY ($1) AND NOT EXISTS (SELECT FROM published_roadmaps p
       WHERE p.status = 'published' AND p.search_document @@ quote_literal(word)::tsquery)`,
    [words],
  );
  await em.query('UPDATE search_words SET checked_at = now() WHERE word = ANY ($1)', [words]);
}
