import { Injectable } from '@nestjs/common';
import type { ListRoadmapsQuery, RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import { Id } from '@waymark/contracts/roadmaps/id';
import {
  MEDIUM_STEPS,
  type RoadmapSort,
  roadmapSorts,
  type SearchMatch,
  SHORT_STEPS,
} from '@waymark/contracts/roadmaps/search';
import { decodeCursor, encodeCursor, invalidCursor } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import { z } from 'zod';
import type { Page } from '../../authoring/persistence/roadmaps.reader.ts';
import { CARD_COLUMNS, type SummaryRecord, withIsoDates } from '../../authoring/persistence/summary.ts';
import { LISTED } from '../../authoring/persistence/visible.ts';
import { Params, type Statement } from '../../shared/persistence/statement.ts';
import { BEGIN, END, matchOf, matchOfParts } from '../domain/search/match.ts';
import { neededOf, rarestOf, type Term, termsOf, troublesOf } from '../domain/search/search-query.ts';
import { weightOf } from '../domain/search/senses.ts';
import {
  any,
  conditionOf,
  inLanguage,
  matchOf as matchSql,
  rankOf,
  type Search,
  type SearchMode,
  searchModes,
  type TermWords,
  wide,
} from './search-condition.ts';
import { eachLanguage, isPhrase, SearchWords, type TextLanguage, textLanguages } from './search-words.ts';

interface FoundRecord extends SummaryRecord {
  rank: number;
  passageKind: string | null;
  /** Marked by stems, and by words as they are. */
  passage: string | null;
  wordPassage: string | null;
}

const Millis = z.number().int().min(0).max(253_402_300_799_999);
const Key = z.tuple([z.enum(roadmapSorts), z.enum(['list', ...searchModes]), z.number(), Millis, Id]);
type SearchKey = z.infer<typeof Key>;

/** Of the titles and descriptions, and of the whole texts, so many matches are ranked. */
const RANKED = 150;
/** A word of the same trouble counts less than the word itself, in the same place. */
const LIKE_WORD = 0.4;
/** As is each other word beside a trouble. */
const OTHER_WORD = 0.2;

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
      return { mode, parts, terms: [], others: [], needed: [] };
    }
    const terms = mode === 'all' || mode === 'sense' ? typed : await corrected();
    if (mode.startsWith('spel') && terms === typed) return null;
    const troubles = troublesOf(terms);
    const isSense = mode === 'sense' || mode === 'spelt-sense';
    // A search for a trouble is not served by a roadmap that shares the other words.
    if (isSense !== troubles.length > 0) return null;
    if (mode === 'most' && terms.length < 2) return null;
    if (!isSense) return this.toSearch(mode, terms, [], mode === 'most' ? rarestOf(terms) : []);
    const names = ({ groups }: Term) => troubles.some((group) => groups.includes(group));
    // Where no single word is sure, all that mean the trouble together are.
    const isNamed = terms.some(names)
      ? names
      : ({ senses }: Term) => troubles.some((group) => senses.has(group));
    const named = terms.filter(isNamed).map((term) => ({ ...term, groups: troubles }));
    const others = terms.filter((term) => !isNamed(term));
    return this.toSearch(mode, named, others, neededOf(terms, troubles));
  }

  private async toSearch(
    mode: SearchMode,
    terms: Term[],
    others: Term[],
    needed: readonly Term[],
  ): Promise<Search | null> {
    const read = async (some: readonly Term[]) =>
      (await Promise.all(some.map((term) => this.wordsOf(term)))).filter(hasWords);
    const wanted = await read(terms);
    if (wanted.length === 0) return null;
    return { mode, parts: [], terms: wanted, others: await read(others), needed: await read(needed) };
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
        if (term.groups.length > 0 || term.text.includes(' ')) return term;
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

const sortOf = ({ sort, q }: Pick<ListRoadmapsQuery, 'sort' | 'q'>): RoadmapSort =>
  sort === undefined || sort === 'best' ? (q ? 'best' : 'newest') : sort;

/** Error: VALIDATION, also for the cursor of another order. */
function keyOf(query: ListRoadmapsQuery): SearchKey | undefined {
  const key = decodeCursor(query.cursor, Key);
  if (key && (key[0] !== sortOf(query) || (key[1] === 'list') === Boolean(query.q))) throw invalidCursor();
  return key;
}

const sortedBy = (sort: RoadmapSort, record: SummaryRecord & { rank?: number }): number =>
  ({ best: record.rank ?? 0, newest: 0, followed: record.followers, shortest: record.stepCount })[sort];

const cursorAfter = (sort: RoadmapSort, mode: SearchKey[1], record: SummaryRecord): string =>
  encodeCursor([sort, mode, sortedBy(sort, record), record.publishedAt!.getTime(), record.id]);

const orders: Record<RoadmapSort, string> = {
  best: 'rank DESC, published_at DESC, id DESC',
  newest: 'p.published_at DESC, p.id DESC',
  followed: 'p.followers DESC, p.published_at DESC, p.id DESC',
  shortest: 'p.step_count, p.published_at DESC, p.id DESC',
};

function afterKey(sort: RoadmapSort, key: SearchKey, params: Params): string {
  const [value, at, id] = [params.add(key[2]), params.add(new Date(key[3])), params.add(key[4])];
  if (sort === 'best') return `(rank, published_at, id) < (${value}::float8, ${at}::timestamptz, ${id})`;
  const newer = `(p.published_at, p.id) < (${at}, ${id})`;
  if (sort === 'newest') return `${value}::float8 IS NOT NULL AND ${newer}`;
  if (sort === 'followed')
    return `(p.followers, p.published_at, p.id) < (${value}::integer, ${at}::timestamptz, ${id})`;
  return `p.step_count >= ${value}::integer AND (p.step_count > ${value}::integer OR ${newer})`;
}

/** The conditions of a list, without those of the words. */
function filters(query: ListRoadmapsQuery, params: Params): string[] {
  const { categoryId, mentorId, length, price, voice, tag } = query;
  const conditions = [LISTED];
  if (categoryId) conditions.push(`p.category_id = ${params.add(categoryId)}`);
  if (mentorId) conditions.push(`p.mentor_id = ${params.add(mentorId)}`);
  if (tag) conditions.push(`p.tag_keys @> tag_keys(ARRAY[${params.add(tag)}::text])`);
  if (voice) conditions.push('p.has_voice');
  if (length === 'short') conditions.push(`p.step_count <= ${SHORT_STEPS}`);
  if (length === 'medium') conditions.push(`p.step_count BETWEEN ${SHORT_STEPS + 1} AND ${MEDIUM_STEPS}`);
  if (length === 'long') conditions.push(`p.step_count > ${MEDIUM_STEPS}`);
  if (price) {
    const most = params.add(price === 'free' ? 0 : Number(price));
    conditions.push(
      `EXISTS (SELECT FROM talk_prices t WHERE t.mentor_id = p.mentor_id AND t.price <= ${most})`,
    );
  }
  return conditions;
}

/** Published roadmaps without a search, one more than the page has. */
export function listStatement(query: ListRoadmapsQuery, key = keyOf(query)): Statement {
  const params = new Params();
  const sort = sortOf(query);
  const conditions = filters(query, params);
  if (key) conditions.push(afterKey(sort, key, params));
  const sql = `SELECT ${CARD_COLUMNS} FROM published_roadmaps p WHERE ${conditions.join(' AND ')}
    ORDER BY ${orders[sort]} LIMIT ${params.add(query.limit + 1)}`;
  return { sql, params: params.values };
}

/** Published roadmaps that match, each with the passage that matches best, one more than the page has. */
function searchStatement(query: ListRoadmapsQuery, search: Search, key?: SearchKey): Statement {
  const params = new Params();
  const sort = sortOf(query);
  const byWords = search.mode !== 'parts';
  const found = sort === 'best' && byWords ? rankedSql : sortedSql;
  const page = found({ query, sort, search, key, params });
  const passage = byWords ? passageOf(search, params) : partOf(search, params);
  const outer = sort === 'best' ? 'f.rank DESC, p.published_at DESC, p.id DESC' : orders[sort];
  const sql = `WITH f AS MATERIALIZED (${page})
    SELECT ${CARD_COLUMNS}, f.rank, m.kind AS "passageKind", m.passage, m."wordPassage"
    FROM f JOIN published_roadmaps p ON p.id = f.id LEFT JOIN LATERAL (${passage}) m ON true ORDER BY ${outer}`;
  return { sql, params: params.values };
}

interface Parts {
  query: ListRoadmapsQuery;
  sort: RoadmapSort;
  search: Search;
  key: SearchKey | undefined;
  params: Params;
}

function rankedSql({ query, search, key, params }: Parts): string {
  const where = filters(query, params).join(' AND ');
  const inAny = params.add(any(textLanguages.map((language) => conditionOf(search, language))));
  // Planned as if all matches were read, and read only as far as the limit: planned with it, the table would be read.
  const matches = (column: string) =>
    `MATERIALIZED (SELECT p.id FROM published_roadmaps p
      WHERE ${where} AND p.${column} @@ ${inAny}::tsquery AND is_worth_an_index(p.id))`;
  const typed = rankOf(inLanguage(params, (language) => any(search.terms.map(({ own }) => own[language]))));
  const like = rankOf(
    inLanguage(params, (language) => any(search.terms.flatMap((term) => term.like[language].singles))),
  );
  const others = search.others.length
    ? `+ ${OTHER_WORD} * ${rankOf(inLanguage(params, (language) => any(search.others.map(({ own }) => own[language]))))}`
    : '';
  const after = key ? `WHERE ${afterKey('best', key, params)}` : '';
  // A text with the words in its title or description outranks others, so with enough of them those are not read.
  return `WITH in_head AS ${matches('search_head')}, in_document AS ${matches('search_document')},
      head AS MATERIALIZED (SELECT id FROM in_head LIMIT ${RANKED}),
      document AS (SELECT id FROM in_document WHERE (SELECT count(*) FROM head) < ${RANKED} LIMIT ${RANKED})
    SELECT * FROM (
      SELECT p.id, p.published_at, (${typed} + ${LIKE_WORD} * ${like} ${others})::float8 AS rank FROM published_roadmaps p
      WHERE p.id IN (SELECT id FROM head UNION SELECT id FROM document)
        AND ${isTrue(matchSql(search, params))}) ranked
    ${after} ORDER BY ${orders.best} LIMIT ${params.add(query.limit + 1)}`;
}

/** A condition that the planner does not take for a selective one: it is not constant, and seldom false. */
const isTrue = (condition: string): string => `CASE WHEN ${condition} THEN true ELSE false END`;

function sortedSql({ query, sort: wanted, search, key, params }: Parts): string {
  // Parts of words have no rank: the newest first.
  const sort = wanted === 'best' ? 'newest' : wanted;
  const conditions = filters(query, params);
  if (search.mode !== 'parts') {
    const inAny = params.add(any(textLanguages.map((language) => conditionOf(search, language))));
    conditions.push(`p.search_document @@ ${inAny}::tsquery AND ${isTrue(matchSql(search, params))}`);
  }
  for (const part of search.parts) conditions.push(`p.search LIKE search_pattern(${params.add(part)})`);
  if (key) conditions.push(afterKey(sort, key, params));
  return `SELECT p.id, 0::float8 AS rank FROM published_roadmaps p WHERE ${conditions.join(' AND ')}
    ORDER BY ${orders[sort]} LIMIT ${params.add(query.limit + 1)}`;
}

/** The title is on the card already, so any other passage with the same words comes first. */
function passageOf({ terms }: Search, params: Params): string {
  const typed = inLanguage(params, (language) => any(terms.map(({ own }) => own[language])));
  const wanted = inLanguage(params, (language) => any(terms.map((term) => wide(term, language))));
  const all = (language: TextLanguage) =>
    terms.flatMap(({ own, like }) => [own[language], ...like[language].singles, ...like[language].phrases]);
  const singles = inLanguage(params, (language) => any(all(language).filter((query) => !isPhrase(query))));
  const phrases = inLanguage(params, (language) => all(language).filter(isPhrase).join('\n')).replace(
    /::tsquery$/,
    '',
  );
  // The words of a phrase are lit only where it matches as a whole.
  const lit = `${singles} || coalesce((SELECT string_agg('(' || phrase || ')', ' | ')
    FROM string_to_table(${phrases}, E'\\n') phrase WHERE vector @@ phrase::tsquery), '')::tsquery`;
  const marks = params.add(`HighlightAll=true, StartSel=${BEGIN}, StopSel=${END}`);
  // Words of a phrase are searched as they are, others by their stems: both are lit.
  const headline = (configuration: string) => `ts_headline(${configuration}, best.passage, ${lit}, ${marks})`;
  return `SELECT kind, ${headline('search_configuration(p.language)')} AS passage,
      ${headline("'search_simple'")} AS "wordPassage" FROM (
      SELECT one.passage, one.kind, one.vector
      FROM unnest(p.passages, p.passage_kinds, p.passage_vectors) WITH ORDINALITY one (passage, kind, vector, n)
      WHERE vector @@ ${wanted}
      ORDER BY vector @@ ${typed} DESC, kind IN ('title', 'category', 'tag', 'mentor', 'area'),
        ts_rank(vector, ${typed}) DESC, n LIMIT 1) best`;
}

function partOf({ parts: [first = ''] }: Search, params: Params): string {
  return `SELECT one.kind, one.passage, one.passage AS "wordPassage" FROM unnest(p.passages, p.passage_kinds) WITH ORDINALITY one (passage, kind, n)
    WHERE fold(one.passage) LIKE search_pattern(${params.add(first)}) ORDER BY n LIMIT 1`;
}
