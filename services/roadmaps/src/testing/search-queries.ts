import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'queries');
/** What is seen of a list without scrolling. */
const SEEN = 3;

/** The demo's roadmaps by topic. Of any other topic the demo has none. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  burnout: ['roadmap1'],
  debt: ['roadmap2'],
  career: ['roadmap3'],
  grief: ['roadmap4'],
  business: ['roadmap5'],
  study: ['roadmap6'],
  drinking: ['roadmap7'],
  illness: ['roadmap8'],
};
/** Other names that a file may use. */
const ALIASES: Readonly<Record<string, string>> = {
  'career-change': 'career',
  loss: 'grief',
  bereavement: 'grief',
  alcohol: 'drinking',
  sobriety: 'drinking',
  cancer: 'illness',
  adhd: 'study',
};

export interface SearchQuery {
  topic: string;
  q: string;
  /** Empty where the demo has none: then nothing may be presented. */
  fitting: readonly string[];
}

/** `built`: queries that the search was built with. `aside`: by somebody else; not read by those who build it, nor printed. */
export const QUERY_SETS = ['built', 'aside'] as const;

/** The queries of each file `<set>/*.tsv`, by its name. A line is a topic, a tab and a query. */
export function loadQueries(set: (typeof QUERY_SETS)[number]): Map<string, SearchQuery[]> {
  const folder = join(FOLDER, set);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.tsv')) : [];
  return new Map(
    files.sort().map((file) => [`${set}/${file}`, parse(readFileSync(join(folder, file), 'utf8'))]),
  );
}

const parse = (text: string): SearchQuery[] =>
  text
    .split('\n')
    .filter((line) => line.includes('\t') && !line.startsWith('#'))
    .map((line) => {
      const [name, q] = line.split('\t').map((part) => part.trim()) as [string, string];
      const key = name.toLowerCase().replaceAll(/[\s_]+/g, '-');
      const topic = ALIASES[key] ?? key;
      return { topic, q, fitting: TOPICS[topic] ?? [] };
    });

/** Whether a fitting roadmap is among the first, or nothing is presented where there is none. */
export const isHit = ({ fitting }: SearchQuery, ids: readonly string[]): boolean =>
  fitting.length === 0 ? ids.length === 0 : ids.slice(0, SEEN).some((id) => fitting.includes(id));
