import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';
import { deletedWithRoadmap, none, own } from '../../shared/persistence/person-tables.ts';
import { DETAIL_COLUMNS } from './detail-columns.ts';

export const authoringTables = {
  categories: { impersonal: 'their names' },
  mentors: {
    note: 'projection',
    operator: 'SELECT',
    exported: { not: 'copied from identity, which exports the profile' },
    erased: {
      not: 'identity publishes the profile without the name, and DeleteRoadmapsOfPerson does not wait for it',
    },
  },
  talk_prices: {
    note: 'projection',
    exported: { not: 'copied from scheduling, which exports it' },
    erased: ['DELETE FROM talk_prices WHERE mentor_id = $1'],
  },
  learning_materials: { note: 'projection', ...none('a copy of what community stores, exports and erases') },
  roadmaps: {
    operator: 'SELECT',
    exported: {
      file: 'roadmaps',
      about: 'your roadmaps',
      key: 'r.id',
      sql: `SELECT id, ${DETAIL_COLUMNS.join(', ')}, status, version, published_at, created_at, updated_at
        FROM roadmaps WHERE mentor_id = $1`,
    },
    erased: deletedWithRoadmap,
  },
  stages: {
    note: 'of the working copy',
    operator: 'SELECT',
    exported: {
      file: 'stages',
      about: 'the stages of your roadmaps',
      key: 'r.id',
      sql: `SELECT id, roadmap_id, position, title, description, estimated_duration, origin, mentor_note, artifacts,
        warnings FROM stages WHERE ${own}`,
    },
    erased: deletedWithRoadmap,
  },
  steps: {
    note: 'of the working copy',
    operator: 'SELECT',
    exported: {
      file: 'steps',
      about: 'the steps of your roadmaps',
      key: 'r.id',
      sql: `SELECT id, roadmap_id, stage_id, position, title, description, estimated_duration, resource_links, origin,
        evidence_quote, material_ids, removed_at FROM steps WHERE ${own}`,
    },
    erased: deletedWithRoadmap,
  },
  roadmap_versions: {
    operator: 'SELECT',
    exported: {
      file: 'published-versions',
      about: 'the versions of your roadmaps that you published',
      key: "r.roadmap_id || ' ' || lpad(r.version::text, 9, '0')",
      sql: `SELECT roadmap_id, version, published_at, title, content FROM roadmap_versions WHERE ${own}`,
    },
    erased: deletedWithRoadmap,
  },
  published_roadmaps: {
    note: 'the newest version of each, denormalised for reading',
    operator: 'SELECT',
    exported: { not: 'the newest version again; its number of followers is on the page' },
    erased: deletedWithRoadmap,
  },
  public_changes: { impersonal: "ids of public rows that changed, for the gateway's cache" },
  voice_clips: {
    note: 'parts of recordings that published steps play',
    operator: 'SELECT',
    ...none('parts of uploads, deleted with them'),
  },
  name_decisions: {
    note: 'about names of other people',
    exported: {
      file: 'name-decisions',
      about: 'what you decided about names of other people in your story',
      key: "r.roadmap_id || ' ' || r.name",
      sql: `SELECT roadmap_id, name, replacement, decided_at FROM name_decisions WHERE ${own}`,
    },
    // The published version holds the replacements already.
    erased: [`DELETE FROM name_decisions WHERE ${own}`],
  },
  held_back: {
    note: 'passages of drafts that wait for the mentor',
    operator: 'SELECT',
    exported: {
      file: 'held-back',
      about: 'passages of your drafts that waited for you',
      key: 'r.id',
      sql: `SELECT id, roadmap_id, source_id, reason, quote, state FROM held_back WHERE ${own}`,
    },
    erased: [`DELETE FROM held_back WHERE ${own}`],
  },
  roadmap_edits: {
    note: 'the last ones of each roadmap, for undo',
    operator: 'SELECT',
    exported: { not: 'copies of stages for undo, which the roadmap contains' },
    erased: [`DELETE FROM roadmap_edits WHERE ${own}`],
  },
} satisfies Partial<OwnedTables<TableName>>;
