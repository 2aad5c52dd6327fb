import { pair } from './pair.ts';
import type { Subject } from './reads.ts';
import { roadmapIdOf } from './seed.ts';
import { printTable } from './table.ts';

/**
 * The same reads from a Directus on the same database (--directus=URL --token=TOKEN). Directus is not a dependency: skipped
 * without these options.
 */
export async function benchDirectus(
  subject: Subject,
  { url, token }: { url: string | undefined; token: string | undefined },
  print: (line: string) => void,
): Promise<void> {
  if (!url)
    return print('\n Directus is not installed (--directus=URL --token=TOKEN compares with one that is).');
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const card =
    'id,title,description,duration,followers,audio_url,category_id,mentor_id,mentor_card,category,status,published_at,updated_at';
  const items = `/items/published_roadmaps`;
  const rows = [
    {
      what: '24 roadmaps with mentor and category',
      ours: '/api/roadmaps?limit=24',
      theirs: `${items}?limit=24&sort=-published_at&fields=${card}`,
    },
    {
      what: 'one whole roadmap',
      ours: `/api/roadmaps/${roadmapIdOf(1)}`,
      theirs: `${items}/${roadmapIdOf(1)}`,
    },
  ];
  const table = [];
  for (const { what, ours, theirs } of rows) {
    table.push({
      what,
      pair: await pair(
        { url: subject.url, requests: [{ path: ours }] },
        { url, requests: [{ path: theirs, headers }] },
        subject.pace,
      ),
    });
  }
  printTable('The same data', 'Directus', table);
}
