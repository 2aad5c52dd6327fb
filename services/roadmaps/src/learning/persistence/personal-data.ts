import type { PersonData } from '@waymark/database/person-data';

export const personalData: PersonData = {
  progress: {
    exported: {
      file: 'progress',
      key: 'r.step_id',
      sql: `SELECT d.step_id, d.roadmap_id, p.title AS step, d.completed, d.completed_at, d.updated_at
        FROM progress d JOIN steps p ON p.id = d.step_id WHERE d.user_id = $1`,
    },
    erased: ['DELETE FROM progress WHERE user_id = $1'],
  },
  progress_resets: {
    exported: {
      file: 'progress-resets',
      key: 'r.id',
      sql: 'SELECT id, roadmap_id, step_ids, completed_at, reset_at, undone_at FROM progress_resets WHERE user_id = $1',
    },
    erased: ['DELETE FROM progress_resets WHERE user_id = $1'],
  },
  follows: {
    exported: {
      file: 'follows',
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
      key: "to_char(r.at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI')",
      sql: 'SELECT at FROM activity WHERE user_id = $1',
    },
    erased: ['DELETE FROM activity WHERE user_id = $1'],
  },
  moods: {
    exported: {
      file: 'moods',
      key: 'r.roadmap_id',
      sql: 'SELECT roadmap_id, mood, at FROM moods WHERE user_id = $1',
    },
    erased: ['DELETE FROM moods WHERE user_id = $1'],
  },
  reflections: {
    exported: {
      file: 'reflections',
      key: 'r.id',
      sql: `SELECT id, roadmap_id, text, written_at, stage_name, stage_number, progress FROM reflections
        WHERE user_id = $1 AND deleted_at IS NULL`,
    },
    erased: ['DELETE FROM reflections WHERE user_id = $1'],
  },
  step_notes: {
    exported: {
      file: 'step-notes',
      key: 'r.step_id',
      sql: `SELECT n.step_id, n.roadmap_id, p.title AS step, n.text, n.updated_at
        FROM step_notes n JOIN steps p ON p.id = n.step_id WHERE n.user_id = $1 AND n.text <> ''`,
    },
    erased: ['DELETE FROM step_notes WHERE user_id = $1'],
  },
  step_reminders: {
    exported: {
      file: 'step-reminders',
      key: 'r.step_id',
      sql: `SELECT step_id, roadmap_id, due_at, local_date, local_time, time_zone, set_at FROM step_reminders
        WHERE user_id = $1`,
    },
    erased: ['DELETE FROM step_reminders WHERE user_id = $1'],
  },
  step_days: {
    exported: {
      file: 'step-days',
      key: "r.step_id || ' ' || r.local_date",
      sql: 'SELECT step_id, roadmap_id, local_date, at FROM step_days WHERE user_id = $1',
    },
    erased: ['DELETE FROM step_days WHERE user_id = $1'],
  },
  letter_schedules: {
    exported: {
      file: 'daily-reminder',
      key: 'r.user_id',
      sql: `SELECT user_id, time_zone, reminder_time, reminder_set_on, paused_until FROM letter_schedules
        WHERE user_id = $1`,
    },
    erased: ['DELETE FROM letter_schedules WHERE user_id = $1'],
  },
  sent_letters: {
    exported: {
      file: 'letters',
      key: "r.kind || ' ' || r.period",
      sql: 'SELECT kind, period, sent_at FROM sent_letters WHERE user_id = $1',
    },
    erased: ['DELETE FROM sent_letters WHERE user_id = $1'],
  },
  saved_roadmaps: {
    exported: {
      file: 'saved-roadmaps',
      key: 'r.roadmap_id',
      sql: `SELECT s.roadmap_id, p.title, s.saved_at
        FROM saved_roadmaps s LEFT JOIN published_roadmaps p ON p.id = s.roadmap_id WHERE s.user_id = $1`,
    },
    erased: ['DELETE FROM saved_roadmaps WHERE user_id = $1'],
  },
  thanks: {
    exported: {
      file: 'thanks',
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
    exported: {
      file: 'certificates',
      key: 'r.code',
      sql: `SELECT code, roadmap_id, name, title, version, stage_count, step_count, first_day, last_day, issued_at,
        withdrawn_at FROM certificates WHERE user_id = $1`,
    },
    erased: ['DELETE FROM certificates WHERE user_id = $1'],
  },
  outcomes: {
    exported: {
      file: 'outcomes',
      key: 'r.roadmap_id',
      sql: `SELECT o.roadmap_id, p.title, o.answer, o.answered_at
        FROM outcomes o LEFT JOIN published_roadmaps p ON p.id = o.roadmap_id WHERE o.user_id = $1`,
    },
    erased: ['DELETE FROM outcomes WHERE user_id = $1'],
  },
};
