import { beforeAll, describe, expect, it } from '@jest/globals';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import { haveMentorAreas } from './testing/demo-mentors.ts';
import { Harness } from './testing/harness.ts';
import { isHit, loadQueries, QUERY_SETS, type SearchQuery } from './testing/search-queries.ts';

/** Of the queries of each file. The aim is 0.9. */
const MIN_SHARE = 0.8;
const roadmaps = new Harness({ DEMO_MODE: 'true' }).forFile();

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** A line per topic, and the queries without a hit. */
function tableOf(
  file: string,
  missed: readonly (SearchQuery & { ids: string[] })[],
  all: readonly SearchQuery[],
) {
  const topics = [...new Set(all.map(({ topic }) => topic))];
  const lines = topics.map((topic) => {
    const total = all.filter((one) => one.topic === topic).length;
    const hits = total - missed.filter((one) => one.topic === topic).length;
    return `  ${topic.padEnd(12)} ${hits} of ${total}`;
  });
  const share = (all.length - missed.length) / all.length;
  return [
    `${file}: ${all.length - missed.length} of ${all.length} (${percent(share)})`,
    ...lines,
    ...missed.map(({ topic, q, ids }) => `  missed: ${topic}: ${q} -> ${ids.join(' ') || 'nothing'}`),
  ].join('\n');
}

beforeAll(() => haveMentorAreas(roadmaps));

describe.each(QUERY_SETS)('the demo, searched by the queries in testing/queries/%s', (set) => {
  const files = [...loadQueries(set)];
  it.each(files.length > 0 ? files : [['no file', []] as [string, SearchQuery[]]])(
    'finds a roadmap of the topic among the first three, or nothing without one, for most of %s',
    async (file, queries) => {
      const missed: (SearchQuery & { ids: string[] })[] = [];
      for (const query of queries) {
        const { items } = await roadmaps.call(rpc.ListRoadmaps, { q: query.q });
        const ids = items.map(({ id }) => id);
        if (!isHit(query, ids)) missed.push({ ...query, ids });
      }
      if (queries.length > 0) console.info(tableOf(file, missed, queries));
      expect(missed.length).toBeLessThanOrEqual(queries.length * (1 - MIN_SHARE));
    },
    300_000,
  );
});
