import { Injectable } from '@nestjs/common';
import type { ListRoadmapsQuery, RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import type { SearchMatch } from '@waymark/contracts/roadmaps/search';
import { Database } from '@waymark/database/database';
import { matchOf, matchOfParts } from '../domain/search/match.ts';
import { type Term, termsOf, troublesOf } from '../domain/search/search-query.ts';
import { weightOf } from '../domain/search/senses.ts';
import type { Page } from './roadmaps.reader.ts';
import { type Search, type SearchMode, searchModes, type TermWords } from './search-condition.ts';
import {
  cursorAfter,
  type FoundRecord,
  keyOf,
  listStatement,
  type SearchKey,
  searchStatement,
  sortOf,
} from './search-statement.ts';
import { eachLanguage, SearchWords } from './search-words.ts';
import { type SummaryRecord, withIsoDates } from './summary.ts';

const MAX_PARTS = 10;
const MOST_NEAR = 6;

@Injectable()
export class SearchReader {
  private readonly words: SearchWords;

  constructor(private readonly db: Database) {
    this.words = new SearchWords(db);
  }

  /** Published roadmaps; with words, those that match, each with the sentence that does. */
  list(query: ListRoadmapsQuery): Promise<Page<RoadmapSummary>> {
    if (query.near) return this.near(query);
    return query.q ? this.search({ ...query, q: query.q }) : this.plain(query);
  }

  private async plain(query: ListRoadmapsQuery): Promise<Page<RoadmapSummary>> {
    const { sql, params } = listStatement(query);
    const records = await this.db.query<SummaryRecord>(sql, params);
    return toPage(query, 'list', records, withIsoDates);
  }

  private async search(query: ListRoadmapsQuery & { q: string }): Promise<Page<RoadmapSummary>> {
    const key = keyOf(query);
    const terms = termsOf(query.q);
    let corrected: Promise<Term[]> | undefined;
    const spelt = () => {
      corrected ??= this.correct(terms);
      return corrected;
    };
    for (const mode of key ? [key[1] as SearchMode] : searchModes) {
      const search = await this.prepare(mode, query.q, terms, spelt);
      const records = search ? await this.find(query, search, key) : [];
      if (search && records.length > 0) {
        return toPage(query, mode, records, (record) => withMatch(record, search));
      }
    }
    return { items: [], nextCursor: null };
  }

  /** For a search that nothing matches: what any of its words comes near to, then of the category, then of all. */
  private async near(query: ListRoadmapsQuery): Promise<Page<RoadmapSummary>> {
    const { q, categoryId } = query;
    const limit = Math.min(query.limit, MOST_NEAR);
    const near = new Map<string, RoadmapSummary>();
    const add = (items: RoadmapSummary[]) => {
      for (const item of items) if (near.size < limit && !near.has(item.id)) near.set(item.id, item);
    };
    if (q) add((await this.search({ limit, q })).items);
    if (categoryId && near.size < limit)
      add((await this.plain({ limit, categoryId, sort: 'followed' })).items);
    if (near.size < limit) add((await this.plain({ limit: limit * 2, sort: 'followed' })).items);
    return { items: [...near.values()], nextCursor: null };
  }

  private find(query: ListRoadmapsQuery, search: Search, key?: SearchKey): Promise<FoundRecord[]> {
    const { sql, params } = searchStatement(query, search, key);
    return this.db.query<FoundRecord>(sql, params);
  }

  /** Null when this way of searching cannot find more than the ones before. */
  private async prepare(
    mode: SearchMode,
    q: string,
    typed: Term[],
    corrected: () => Promise<Term[]>,
  ): Promise<Search | null> {
    if (mode === 'parts') {
      const parts = q.split(/\s+/).filter(Boolean).slice(0, MAX_PARTS);
      return { mode, parts, terms: [], others: [] };
    }
    const terms = mode === 'all' || mode === 'sense' ? typed : await corrected();
    if (mode.startsWith('spel') && terms === typed) return null;
    const troubles = troublesOf(terms);
    const isSense = mode === 'sense' || mode === 'spelt-sense';
    // A search for a trouble is not served by a roadmap that shares the other words.
    if (isSense !== troubles.length > 0) return null;
    if (mode === 'most' && terms.length < 2) return null;
    if (!isSense) return this.toSearch(mode, terms);
    const names = ({ groups }: Term) => troubles.some((group) => groups.includes(group));
    // Where no single word is sure, all that mean the trouble together are.
    const isNamed = terms.some(names)
      ? names
      : ({ senses }: Term) => troubles.some((group) => senses.has(group));
    const named = terms.filter(isNamed).map((term) => ({ ...term, groups: troubles }));
    const others = terms.filter((term) => !isNamed(term));
    return this.toSearch(mode, named, others);
  }

  private async toSearch(mode: SearchMode, terms: Term[], others: Term[] = []): Promise<Search | null> {
    const words = await Promise.all([...terms, ...others].map((term) => this.wordsOf(term)));
    const wanted = words.slice(0, terms.length).filter(hasWords);
    if (wanted.length === 0) return null;
    return { mode, parts: [], terms: wanted, others: words.slice(terms.length).filter(hasWords) };
  }

  private async wordsOf({ text, groups, isBeginning, corrections = [] }: Term): Promise<TermWords> {
    const stems = await this.words.stemsOf([text, ...corrections]);
    const beginning = isBeginning ? [`'${text.replaceAll("'", "''")}':*`] : [];
    const like = await Promise.all(groups.map((group) => this.words.groupOf(group)));
    return {
      own: eachLanguage((language) =>
        [...stems.map((stem) => stem[language]).filter((stem) => stem !== ''), ...beginning].join(' | '),
      ),
      like: eachLanguage((language) => ({
        singles: like.flatMap((group) => group[language].singles),
        phrases: like.flatMap((group) => group[language].phrases),
      })),
      weight: weightOf(corrections[0] ?? text),
    };
  }

  /** The same terms when nothing is to be corrected. */
  private async correct(terms: Term[]): Promise<Term[]> {
    const corrected = await Promise.all(
      terms.map(async (term) => {
        if (term.senses.size > 0 || term.text.includes(' ')) return term;
        const corrections = await this.words.corrections(term.text);
        if (corrections.length === 0) return term;
        const [meant] = corrections.flatMap((word) => termsOf(word));
        return { ...term, corrections, groups: meant?.groups ?? [], senses: meant?.senses ?? term.senses };
      }),
    );
    return corrected.some((term, at) => term !== terms[at]) ? corrected : terms;
  }
}

const hasWords = ({ own }: TermWords): boolean => own.simple !== '';

function withMatch(record: FoundRecord, { mode, parts }: Search): RoadmapSummary {
  const { rank: _rank, passageKind, passage, wordPassage, ...card } = record;
  if (passage === null) return { ...withIsoDates(card), match: null };
  const kind = passageKind as SearchMatch['kind'];
  const match =
    mode === 'parts' ? matchOfParts(kind, passage, parts) : matchOf(kind, [passage, wordPassage ?? passage]);
  return { ...withIsoDates(card), match };
}

function toPage<R extends SummaryRecord>(
  query: ListRoadmapsQuery,
  mode: SearchKey[1],
  records: R[],
  view: (record: R) => RoadmapSummary,
): Page<RoadmapSummary> {
  const items = records.slice(0, query.limit);
  const last = records.length > query.limit ? items.at(-1)! : null;
  return { items: items.map(view), nextCursor: last && cursorAfter(sortOf(query), mode, last) };
}
