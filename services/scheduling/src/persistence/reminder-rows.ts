import { REMINDERS } from '@waymark/kernel/reminders';

const leads = REMINDERS.map(
  ({ before, from, until }) => `('${before}', interval '${from} hours', interval '${until} hours')`,
).join(', ');

/**
 * `FROM` of the reminders that scheduled sessions `s` still have: `l.before`, due `l.lead` before the start and not
 * sent when `l.late` is left. A session got its time at `changed_at` and has no reminder that was due before. A
 * subquery reads the row of a sent one, so that its key is used however many rows there are.
 */
export const unsentReminders = `
  (VALUES ${leads}) l (before, lead, late)
  JOIN sessions s ON s.status = 'scheduled' AND s.changed_at < s.starts_at - l.lead AND (
    SELECT r.sent_at FROM reminders r
    WHERE r.session_id = s.id AND r.starts_at = s.starts_at AND r.before = l.before) IS NULL`;
