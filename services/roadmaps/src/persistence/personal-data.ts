import type { PersonData } from '@waymark/database/person-data';
import { dataOfLearners } from './personal-data-of-learners.ts';

const none = (because: string) => ({ exported: { not: because }, erased: { not: because } });
const withRoadmap = { not: 'DeleteRoadmapsOfPerson deletes a roadmap, or keeps it for its followers' };
const own = 'roadmap_id IN (SELECT id FROM roadmaps WHERE mentor_id = $1)';

/** What this service stores about a person, as a learner and as a mentor. */
export const personalData: PersonData = {
  categories: none('names no person'),
  learning_materials: none('a copy of what community stores, exports and erases'),
  search_words: none('single words of published texts; those that no text has any more are deleted'),
  ...dataOfLearners,
  ai_run_starts: {
    exported: { not: 'counted against the limits of a day; `ai_runs` has the runs' },
    erased: ['DELETE FROM ai_run_starts WHERE user_id = $1'],
  },
  run_events: none('the progress of a run, without texts; deleted with it'),
  ai_runs: {
    exported: {
      file: 'ai-runs',
      key: 'r.id',
      sql: `SELECT id, kind, roadmap_id, step_id, question, status, engine, user_context, coaching, wording, extraction,
        draft, inputs_used, created_at,
        finished_at FROM ai_runs WHERE user_id = $1`,
    },
    erased: ['DELETE FROM ai_runs WHERE user_id = $1'],
  },
  roadmaps: {
    exported: {
      file: 'roadmaps',
      key: 'r.id',
      sql: `SELECT id, title, description, category_id, duration, status, version, published_at, created_at, updated_at
        FROM roadmaps WHERE mentor_id = $1`,
    },
    erased: withRoadmap,
  },
  stages: {
    exported: {
      file: 'stages',
      key: 'r.id',
      sql: `SELECT id, roadmap_id, position, title, description, estimated_duration, origin, mentor_note, artifacts,
        warnings FROM stages WHERE ${own}`,
    },
    erased: withRoadmap,
  },
  steps: {
    exported: {
      file: 'steps',
      key: 'r.id',
      sql: `SELECT id, roadmap_id, stage_id, position, title, description, estimated_duration, resource_links, origin,
        evidence_quote, material_ids, removed_at FROM steps WHERE ${own}`,
    },
    erased: withRoadmap,
  },
  roadmap_versions: {
    exported: {
      file: 'published-versions',
      key: "r.roadmap_id || ' ' || lpad(r.version::text, 9, '0')",
      sql: `SELECT roadmap_id, version, published_at, title, content FROM roadmap_versions WHERE ${own}`,
    },
    erased: withRoadmap,
  },
  published_roadmaps: {
    exported: { not: 'the newest version again; its number of followers is on the page' },
    erased: withRoadmap,
  },
  sources: {
    exported: {
      file: 'uploads',
      key: 'r.id',
      sql: `SELECT id, roadmap_id, kind, status, original_name, file_type, file_size, duration_seconds, transcript,
        take_group, set_aside, levels, created_at FROM sources WHERE ${own}`,
    },
    erased: withRoadmap,
  },
  source_permissions: {
    exported: {
      file: 'upload-permissions',
      key: "lpad(r.id::text, 19, '0')",
      sql: `SELECT id, source_id, permission, granted, at, via, removed_quotes, removed_clips FROM source_permissions
        WHERE source_id IN (SELECT id FROM sources WHERE ${own})`,
    },
    erased: { not: 'each entry is deleted with its source' },
  },
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
  recordings: {
    exported: {
      file: 'unfinished-recordings',
      key: 'r.id::text',
      sql: `SELECT id, roadmap_id, file_type, bytes, created_at FROM recordings WHERE source_id IS NULL AND ${own}`,
    },
    erased: [`DELETE FROM recordings WHERE ${own}`],
  },
  recording_parts: none('numbers and hashes of a recording, deleted with it'),
  interview_answers: {
    exported: {
      file: 'interview',
      key: "r.roadmap_id || ' ' || r.question",
      sql: `SELECT roadmap_id, question, text, follow_up_question, follow_up_answer, updated_at FROM interview_answers
        WHERE ${own}`,
    },
    erased: [`DELETE FROM interview_answers WHERE ${own}`],
  },
  timeline_milestones: {
    exported: {
      file: 'timeline',
      key: 'r.id',
      sql: `SELECT id, roadmap_id, position, year, title, description, steps, updated_at FROM timeline_milestones
        WHERE ${own}`,
    },
    erased: [`DELETE FROM timeline_milestones WHERE ${own}`],
  },
  artifacts: {
    exported: {
      file: 'found-in-uploads',
      key: 'r.id',
      sql: `SELECT id, source_id, name, file_type, file_size, caption, extraction, outside_model, created_at,
          expires_at
        FROM artifacts WHERE user_id = $1`,
    },
    erased: ['DELETE FROM artifacts WHERE user_id = $1'],
  },
  held_back: {
    exported: {
      file: 'held-back',
      key: 'r.id',
      sql: `SELECT id, roadmap_id, source_id, reason, quote, state FROM held_back WHERE ${own}`,
    },
    erased: [`DELETE FROM held_back WHERE ${own}`],
  },
  review_decisions: {
    exported: { not: 'copies of steps for undo, which the steps contain' },
    erased: [`DELETE FROM review_decisions WHERE ${own}`],
  },
  roadmap_edits: {
    exported: { not: 'copies of stages for undo, which the roadmap contains' },
    erased: [`DELETE FROM roadmap_edits WHERE ${own}`],
  },
  public_changes: none('ids of roadmaps, for minutes'),
  user_stories: {
    exported: {
      file: 'stories',
      key: 'r.id',
      sql: `SELECT id, roadmap_id, title, story, name, category, time_frame, outcome, consented_at, state, reason, created_at
        FROM user_stories WHERE user_id = $1`,
    },
    erased: [
      // The published copy in `stories` goes with it.
      'DELETE FROM user_stories WHERE user_id = $1',
      `UPDATE user_stories SET decided_by_name = 'deleted:' || $1::integer WHERE decided_by = $1::integer`,
    ],
  },
  talk_prices: {
    exported: { not: 'copied from scheduling, which exports it' },
    erased: ['DELETE FROM talk_prices WHERE mentor_id = $1'],
  },
  stories: none('written for Waymark, or the published copies of user_stories'),
  mentors: {
    exported: { not: 'copied from identity, which exports the profile' },
    erased: {
      not: 'identity publishes the profile without the name, and DeleteRoadmapsOfPerson does not wait for it',
    },
  },
};
