import { Inject, Injectable } from '@nestjs/common';
import { SessionTouched } from '@waymark/contracts/scheduling/events';
import type { ChangeTaskBody, OwnTask, Task, TaskStep } from '@waymark/contracts/scheduling/tasks';
import type { Columns, Narrowed } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { isId } from '@waymark/kernel/ids';
import { CLOCK } from '@waymark/platform/platform.module';
import type { PlannedTask, StoredTask } from '../domain/tasks.ts';
import type { CalendarsTable, SessionsTable, TasksTable } from './tables.ts';

type TaskRow = Narrowed<
  Columns<TasksTable, 'id' | 'sessionId' | 'text' | 'step' | 'doneAt' | 'comment'>,
  { step: TaskStep | null }
> & { dueOn: string | null };

const COLUMNS = `t.id, t.session_id AS "sessionId", t.text, t.due_on::text AS "dueOn", t.step, t.done_at AS "doneAt", t.comment`;
/** Of sessions that took place: a no-show that is settled later takes their tasks from sight. */
const SHOWN = "s.status IN ('scheduled', 'completed')";
const MAX_OPEN = 100;
const MAX_OF_PAIR = 200;
const DAY_MS = 86_400_000;

/** $1 the id of a session, whose earlier sessions of the same two people these are. */
const BEFORE = `
  FROM sessions present JOIN sessions s ON s.mentor_id = present.mentor_id AND s.learner_id = present.learner_id
    AND s.starts_at < present.starts_at AND ${SHOWN}
  WHERE present.id = $1`;

export interface LastSession {
  sessionId: string;
  sessionDate: string;
  notes: string;
  tasks: Task[];
}

/** The tasks of sessions. Callers check whose sessions these are, except for `own` and `change`. */
@Injectable()
export class TasksRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async ofSession(sessionId: string): Promise<Task[]> {
    const rows = await this.db.query<TaskRow>(
      `SELECT ${COLUMNS} FROM tasks t JOIN sessions s ON s.id = t.session_id AND ${SHOWN}
       WHERE t.session_id = $1 ORDER BY t.position`,
      [sessionId],
    );
    return rows.map(toTask);
  }

  /** Of all sessions of a mentor with a learner, the latest session first. */
  async ofPair(mentorId: number, learnerId: number): Promise<Task[]> {
    const rows = await this.db.query<TaskRow>(
      `SELECT ${COLUMNS} FROM sessions s JOIN tasks t ON t.session_id = s.id
       WHERE s.mentor_id = $1 AND s.learner_id = $2 AND ${SHOWN}
       ORDER BY s.starts_at DESC, s.id DESC, t.position LIMIT ${MAX_OF_PAIR}`,
      [mentorId, learnerId],
    );
    return rows.map(toTask);
  }

  /** The last session of the same two people before this one that has notes or tasks. */
  async before(sessionId: string): Promise<LastSession | null> {
    const [last] = await this.db.query<
      { sessionId: SessionsTable['id'] } & Columns<SessionsTable, 'startsAt' | 'notes'>
    >(
      `SELECT s.id AS "sessionId", s.starts_at AS "startsAt", s.notes ${BEFORE}
         AND (s.notes <> '' OR EXISTS (SELECT FROM tasks t WHERE t.session_id = s.id))
       ORDER BY s.starts_at DESC LIMIT 1`,
      [sessionId],
    );
    if (!last) return null;
    const tasks = await this.db.query<TaskRow>(
      `SELECT ${COLUMNS} FROM tasks t WHERE t.session_id IN (SELECT s.id ${BEFORE})
         AND (t.done_at IS NULL OR t.session_id = $2)
       ORDER BY t.session_id <> $2, t.session_id DESC, t.position LIMIT ${MAX_OPEN}`,
      [sessionId, last.sessionId],
    );
    const { startsAt, ...of } = last;
    return { ...of, sessionDate: startsAt.toISOString(), tasks: tasks.map(toTask) };
  }

  /** A learner's open tasks and those ticked within a day: due ones first, those of the latest session before others. */
  async own(learnerId: number): Promise<OwnTask[]> {
    const rows = await this.db.query<
      TaskRow &
        Columns<SessionsTable, 'mentorId' | 'startsAt'> & {
          name: CalendarsTable['name'];
          avatar: CalendarsTable['avatar'];
        }
    >(
      `SELECT ${COLUMNS}, s.mentor_id AS "mentorId", s.starts_at AS "startsAt", c.name, c.avatar
       FROM sessions s JOIN tasks t ON t.session_id = s.id JOIN calendars c ON c.mentor_id = s.mentor_id
       WHERE s.learner_id = $1 AND ${SHOWN} AND (t.done_at IS NULL OR t.done_at > $2)
       ORDER BY t.due_on, s.starts_at DESC, s.id, t.position LIMIT ${MAX_OPEN}`,
      [learnerId, new Date(this.clock.now().getTime() - DAY_MS)],
    );
    return rows.map(({ mentorId, startsAt, name, avatar, ...task }) => ({
      ...toTask(task),
      mentor: { id: mentorId, name, avatar },
      sessionDate: startsAt.toISOString(),
    }));
  }

  /** Locked against ticks. The session's row must be locked. */
  async lock({ em }: Tx, sessionId: string): Promise<StoredTask[]> {
    return em.query<TaskRow[]>(
      `SELECT ${COLUMNS} FROM tasks t WHERE t.session_id = $1 ORDER BY t.position FOR UPDATE`,
      [sessionId],
    );
  }

  /** Removes all others. Ticks and comments stay. */
  async store({ em }: Tx, sessionId: string, tasks: readonly PlannedTask[]): Promise<void> {
    await em.query('DELETE FROM tasks WHERE session_id = $1 AND id <> ALL($2)', [
      sessionId,
      tasks.map(({ id }) => id),
    ]);
    await em.query(
      `INSERT INTO tasks (id, session_id, position, text, due_on, step)
       SELECT id, $1, position, text, "dueOn", nullif(step, 'null')
       FROM jsonb_to_recordset($2) AS n (id uuid, position smallint, text text, "dueOn" date, step jsonb)
       ON CONFLICT (id) DO UPDATE SET position = excluded.position, text = excluded.text, due_on = excluded.due_on`,
      [sessionId, JSON.stringify(tasks.map((task, index) => ({ ...task, position: index + 1 })))],
    );
  }

  /** Errors: NOT_FOUND, also for other people's tasks; FORBIDDEN for the mentor. */
  async change(userId: number, id: string, { done, comment }: ChangeTaskBody): Promise<Task> {
    return this.db.transaction(
      async (tx) => {
        const people = await this.peopleOf(tx, id);
        if (!people || (userId !== people.learnerId && userId !== people.mentorId)) {
          throw new AppError('NOT_FOUND', 'This task does not exist any more.');
        }
        if (userId !== people.learnerId) {
          throw new AppError('FORBIDDEN', 'Only the learner can tick a task or comment on it.');
        }
        const [[row]] = await tx.em.query<[[TaskRow], number]>(
          `UPDATE tasks t SET comment = coalesce($3, t.comment), answered_at = $4,
             done_at = CASE WHEN $2 THEN coalesce(t.done_at, $4) END
           WHERE t.id = $1 RETURNING ${COLUMNS}`,
          [id, done, comment ?? null, this.clock.now()],
        );
        tx.emit(SessionTouched, { sessionId: row.sessionId, ...people }, { audience: Object.values(people) });
        return toTask(row);
      },
      { idempotent: true },
    );
  }

  /** Locks the task. */
  private async peopleOf(
    { em }: Tx,
    id: string,
  ): Promise<Columns<SessionsTable, 'mentorId' | 'learnerId'> | undefined> {
    if (!isId(id)) return undefined;
    const [people] = await em.query<Columns<SessionsTable, 'mentorId' | 'learnerId'>[]>(
      `SELECT s.mentor_id AS "mentorId", s.learner_id AS "learnerId"
       FROM tasks t JOIN sessions s ON s.id = t.session_id AND ${SHOWN} WHERE t.id = $1 FOR UPDATE OF t`,
      [id],
    );
    return people;
  }
}

const toTask = ({ doneAt, ...task }: TaskRow): Task => ({ ...task, doneAt: doneAt?.toISOString() ?? null });
