import type { PersonData } from '@waymark/database/person-data';
import { deletedWithRoadmap, none, own } from '../../shared/persistence/person-tables.ts';
import { DETAIL_COLUMNS } from './detail-columns.ts';

export const personalData: PersonData = {
  categories: none('names no person'),
  mentors: {
    exported: { not: 'copied from identity, which exports the profile' },
    erased: {
      not: 'identity publishes the profile without the name, and DeleteRoadmapsOfPerson does not wait for it',
    },
  },
  talk_prices: {
    exported: { not: 'copied from scheduling, which exports it' },
    erased: ['DELETE FROM talk_prices WHERE mentor_id = $1'],
  },
  learning_materials: none('a copy of what community stores, exports and erases'),
  roadmaps: {
    exported: {
      file: 'roadmaps',
      key: 'r.id',
      sql: `SELECT id, ${DETAIL_COLUMNS.join(', ')}, status, version, published_at, created_at, updated_at
        FROM roadmaps WHERE mentor_id = $1`,
    },
    erased: deletedWithRoadmap,
  },
  stages: {
    exported: {
      file: 'stages',
      key: 'r.id',
      sql: `SELECT id, roadmap_id, position, title, description, estimated_duration, origin, mentor_note, artifacts,
        warnings FROM stages WHERE ${own}`,
    },
    erased: deletedWithRoadmap,
  },
  steps: {
    exported: {
      file: 'steps',
      key: 'r.id',
      sql: `SELECT id, roadmap_id, stage_id, position, title, description, estimated_duration, resource_links, origin,
        evidence_quote, material_ids, removed_at FROM steps WHERE ${own}`,
    },
    erased: deletedWithRoadmap,
  },
  roadmap_versions: {
    exported: {
      file: 'published-versions',
      key: "r.roadmap_id || ' ' || lpad(r.version::text, 9, '0')",
      sql: `SELECT roadmap_id, version, published_at, title, content FROM roadmap_versions WHERE ${own}`,
    },
    erased: deletedWithRoadmap,
  },
  published_roadmaps: {
    exported: { not: 'the newest version again; its number of followers is on the page' },
    erased: deletedWithRoadmap,
  },
  public_changes: none('ids of roadmaps, for minutes'),
  voice_clips: none('parts of uploads, deleted with them'),
  name_decisions: {
    exported: {
      file: 'name-decisions',
      key: "r.roadmap_id || ' ' || r.name",
      sql: `SELECT roadmap_id, name, replacement, decided_at FROM name_decisions WHERE ${own}`,
    },
    // The published version holds the replacements already.
    erased: [`DELETE FROM name_decisions WHERE ${own}`],
  },
  held_back: {
    exported: {
      file: 'held-back',
      key: 'r.id',
      sql: `SELECT id, roadmap_id, source_id, reason, quote, state FROM held_back WHERE ${own}`,
    },
    erased: [`DELETE FROM held_back WHERE ${own}`],
  },
  roadmap_edits: {
    exported: { not: 'copies of stages for undo, which the roadmap contains' },
    erased: [`DELETE FROM roadmap_edits WHERE ${own}`],
  },
};
