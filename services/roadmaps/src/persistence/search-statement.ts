import type { ListRoadmapsQuery } from '@waymark/contracts/roadmaps/http';
import { Id } from '@waymark/contracts/roadmaps/id';
import {
  MEDIUM_STEPS,
  type RoadmapSort,
  roadmapSorts,
  SHORT_STEPS,
} from '@waymark/contracts/roadmaps/search';
import { decodeCursor, encodeCursor, invalidCursor } from '@waymark/database/cursor';
import { z } from 'zod';
import { BEGIN, END } from '../domain/search/match.ts';
import {
  any,
  conditionOf,
  inLanguage,
  matchOf,
  rankOf,
  type Search,
  searchModes,
  wide,
} from './search-condition.ts';
import { isPhrase, type TextLanguage, textLanguages } from './search-words.ts';
import { Params, type Statement } from './statement.ts';
import { CARD_COLUMNS, type SummaryRecord } from './summary.ts';

export interface FoundRecord extends SummaryRecord {
  rank: number;
  passageKind: string | null;
  /** Marked by stems, and by words as they are. */
  passage: string | null;
  wordPassage: string | null;
}

const Millis = z.number().int().min(0).max(253_402_300_799_999);
const Key = z.tuple([z.enum(roadmapSorts), z.enum(['list', ...searchModes]), z.number(), Millis, Id]);
export type SearchKey = z.infer<typeof Key>;

export const LISTED = "p.status = 'published' AND NOT p.unlisted";
/** Of the titles and descriptions, and of the whole texts, so many matches are ranked. */
const RANKED = 150;
/** A word of the same trouble counts less than the word itself, in the same place. */
const LIKE_WORD = 0.4;
/** As is each other word beside a trouble. */
const OTHER_WORD = 0.2;
export const sortOf = ({ sort, q }: Pick<ListRoadmapsQuery, 'sort' | 'q'>): RoadmapSort =>
  sort === undefined || sort === 'best' ? (q ? 'best' : 'newest') : sort;

/** Error: VALIDATION, also for the cursor of another order. */
export function keyOf(query: ListRoadmapsQuery): SearchKey | undefined {
  const key = decodeCursor(query.cursor, Key);
  if (key && (key[0] !== sortOf(query) || (key[1] === 'list') === Boolean(query.q))) throw invalidCursor();
  return key;
}

const sortedBy = (sort: RoadmapSort, record: SummaryRecord & { rank?: number }): number =>
  ({ best: record.rank ?? 0, newest: 0, followed: record.followers, shortest: record.stepCount })[sort];

export const cursorAfter = (sort: RoadmapSort, mode: SearchKey[1], record: SummaryRecord): string =>
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
  const { categoryId, mentorId, length, price, voice } = query;
  const conditions = [LISTED];
  if (categoryId) conditions.push(`p.category_id = ${params.add(categoryId)}`);
  if (mentorId) conditions.push(`p.mentor_id = ${params.add(mentorId)}`);
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
export function searchStatement(query: ListRoadmapsQuery, search: Search, key?: SearchKey): Statement {
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
        AND ${isTrue(matchOf(search, params))}) ranked
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
    conditions.push(`p.search_document @@ ${inAny}::tsquery AND ${isTrue(matchOf(search, params))}`);
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
      ORDER BY vector @@ ${typed} DESC, kind IN ('title', 'category', 'mentor', 'area'),
        ts_rank(vector, ${typed}) DESC, n LIMIT 1) best`;
}

function partOf({ parts: [first = ''] }: Search, params: Params): string {
  return `SELECT one.kind, one.passage, one.passage AS "wordPassage" FROM unnest(p.passages, p.passage_kinds) WITH ORDINALITY one (passage, kind, n)
    WHERE fold(one.passage) LIKE search_pattern(${params.add(first)}) ORDER BY n LIMIT 1`;
}
