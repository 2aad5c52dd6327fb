import { shownDetails } from '@waymark/contracts/roadmaps/details';
import type { PublishedRoadmapsTable, RoadmapsTable } from '../../persistence/tables.ts';
import type { VersionContent } from '../domain/version-content.ts';

export type ShownDetail = keyof typeof shownDetails;

/** Of `roadmaps` and of `published_roadmaps`. */
const COLUMNS: Record<ShownDetail, keyof RoadmapsTable & keyof PublishedRoadmapsTable> = {
  title: 'title',
  description: 'description',
  categoryId: 'category_id',
  duration: 'duration',
  tags: 'tags',
};

export const DETAIL_COLUMNS = Object.values(COLUMNS);

/** As they are read: under their names in responses. */
export const selectDetails = (table: string): string =>
  Object.entries(COLUMNS)
    .map(([name, column]) => `${table}.${column} AS "${name}"`)
    .join(', ');

export const detailsJson = (table: string): string =>
  `jsonb_build_object(${Object.entries(COLUMNS)
    .map(([name, column]) => `'${name}', ${table}.${column}`)
    .join(', ')})`;

/** By column, for `jsonb_populate_record`. */
export const toDetailsRecord = (content: VersionContent): Record<string, unknown> =>
  Object.fromEntries(Object.entries(COLUMNS).map(([name, column]) => [column, content[name as ShownDetail]]));
