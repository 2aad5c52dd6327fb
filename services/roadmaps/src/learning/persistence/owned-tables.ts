import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';

export const learningTables = {
  progress: {
    operator: 'SELECT',
    exported: {
      file: 'progress',
      about: 'the steps that you completed',
      key: 'r.step_id',
      sql: `SELECT d.step_id, d.roadmap_id, p.title AS step, d.completed, d.completed_at, d.updated_at
        FROM progress d JOIN steps p ON p.id = d.step_id WHERE d.user_id = $1`,
    },
    erased: ['DELETE FROM progress WHERE user_id = $1'],
  },
  progress_resets: {
    exported: {
      file: 'progress-resets',
      about: 'when you started a roadmap from the beginning',
      key: 'r.id',
      sql: 'SELECT id, roadmap_id, step_ids, completed_at, reset_at, undone_at FROM progress_resets WHERE user_id = $1',
    },
    erased: ['DELETE FROM progress_resets WHERE user_id = $1'],
  },
  follows: {
    operator: 'SELECT',
    exported: {
      file: 'follows',
      about: 'the roadmaps that you follow',
      key: 'r.roadmap_id',
      sql: `SELECT f.roadmap_id, p.title, f.followed_at, f.active_at, f.seen_version
        FROM follows f LEFT JOIN published_roadmaps p ON p.id = f.roadmap_id WHERE f.user_id = $1`,
    },
    erased: [
      `WITH gone AS (DELETE FROM follows WHERE user_id = $1 RETURNING roadmap_id)
       UPDATE published_roadmaps SET followers = followers - 1 WHERE id IN (SELECT roadmap_id FROM gone)`,
    ],
  },
  activity: {
    exported: {
      file: 'activity',
      about: 'the days on which you completed steps',
      key: "to_char(r.at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI')",
      sql: 'SELECT at FROM activity WHERE user_id = $1',
    },
    erased: ['DELETE FROM activity WHERE user_id = $1'],
  },
  moods: {
    exported: {
      file: 'moods',
      about: 'how you said you felt',
      key: 'r.roadmap_id',
      sql: 'SELECT roadmap_id, mood, at FROM moods WHERE user_id = $1',
    },
    erased: ['DELETE FROM moods WHERE user_id = $1'],
  },
  reflections: {
    exported: {
      file: 'reflections',
      about: 'your reflections',
      key: 'r.id',
      sql: `SELECT id, roadmap_id, text, written_at, stage_name, stage_number, progress FROM reflections
        WHERE user_id = $1 AND deleted_at IS NULL`,
    },
    erased: ['DELETE FROM reflections WHERE user_id = $1'],
  },
  step_notes: {
    note: 'private, of learners',
    exported: {
      file: 'step-notes',
      about: 'your notes on steps',
      key: 'r.step_id',
      sql: `SELECT n.step_id, n.roadmap_id, p.title AS step, n.text, n.updated_at
        FROM step_notes n JOIN steps p ON p.id = n.step_id WHERE n.user_id = $1 AND n.text <> ''`,
    },
    erased: ['DELETE FROM step_notes WHERE user_id = $1'],
  },
  step_reminders: {
    note: 'that are still to be sent',
    exported: {
      file: 'step-reminders',
      about: 'your reminders of steps',
      key: 'r.step_id',
      sql: `SELECT step_id, roadmap_id, due_at, local_date, local_time, time_zone, set_at FROM step_reminders
        WHERE user_id = $1`,
    },
    erased: ['DELETE FROM step_reminders WHERE user_id = $1'],
  },
  step_days: {
    note: 'on which learners did a step of many days',
    exported: {
      file: 'step-days',
      about: 'the days on which you did a step that takes many',
      key: "r.step_id || ' ' || r.local_date",
      sql: 'SELECT step_id, roadmap_id, local_date, at FROM step_days WHERE user_id = $1',
    },
    erased: ['DELETE FROM step_days WHERE user_id = $1'],
  },
  letter_schedules: {
    note: 'of daily reminders and letters: when each learner is looked at next',
    exported: {
      file: 'daily-reminder',
      about: 'the time of your daily reminder, and its pause',
      key: 'r.user_id',
      sql: `SELECT user_id, time_zone, reminder_time, reminder_set_on, paused_until FROM letter_schedules
        WHERE user_id = $1`,
    },
    erased: ['DELETE FROM letter_schedules WHERE user_id = $1'],
  },
  sent_letters: {
    note: 'that are not sent again',
    exported: {
      file: 'letters',
      about: 'which letters were sent to you, and when',
      key: "r.kind || ' ' || r.period",
      sql: 'SELECT kind, period, sent_at FROM sent_letters WHERE user_id = $1',
    },
    erased: ['DELETE FROM sent_letters WHERE user_id = $1'],
  },
  saved_roadmaps: {
    note: 'for later, without following',
    exported: {
      file: 'saved-roadmaps',
      about: 'the roadmaps that you saved for later',
      key: 'r.roadmap_id',
      sql: `SELECT s.roadmap_id, p.title, s.saved_at
        FROM saved_roadmaps s LEFT JOIN published_roadmaps p ON p.id = s.roadmap_id WHERE s.user_id = $1`,
    },
    erased: ['DELETE FROM saved_roadmaps WHERE user_id = $1'],
  },
  thanks: {
    note: 'of learners who finished a roadmap',
    exported: {
      file: 'thanks',
      about: 'thanks that you wrote, and those that you received as a mentor',
      key: "r.direction || ' ' || r.id",
      sql: `SELECT 'written' AS direction, id, roadmap_id, line, created_at, NULL AS by FROM thanks
        WHERE user_id = $1 AND removed_at IS NULL
        UNION ALL
        SELECT 'received', t.id, t.roadmap_id, t.line, t.created_at, t.username FROM thanks t
        JOIN roadmaps r ON r.id = t.roadmap_id
        WHERE r.mentor_id = $1 AND t.removed_at IS NULL AND t.hidden_at IS NULL`,
    },
    erased: ['DELETE FROM thanks WHERE user_id = $1'],
  },
  certificates: {
    note: 'of finished roadmaps, with the facts at that time',
    exported: {
      file: 'certificates',
      about: 'certificates of roadmaps that you finished',
      key: 'r.code',
      sql: `SELECT code, roadmap_id, name, title, version, stage_count, step_count, first_day, last_day, issued_at,
        withdrawn_at FROM certificates WHERE user_id = $1`,
    },
    erased: ['DELETE FROM certificates WHERE user_id = $1'],
  },
  outcomes: {
    note: 'whether a finished roadmap still holds, as learners answered once',
    exported: {
      file: 'outcomes',
      about: 'whether finished roadmaps still hold, as you answered',
      key: 'r.roadmap_id',
      sql: `SELECT o.roadmap_id, p.title, o.answer, o.answered_at
        FROM outcomes o LEFT JOIN published_roadmaps p ON p.id = o.roadmap_id WHERE o.user_id = $1`,
    },
    erased: ['DELETE FROM outcomes WHERE user_id = $1'],
  },
} satisfies Partial<OwnedTables<TableName>>;
