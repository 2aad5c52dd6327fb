import { Inject, Injectable } from '@nestjs/common';
import type { PrivateNote } from '@waymark/contracts/scheduling/learners';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import type { PrivateNotesTable } from './tables.ts';

type NoteRow = Columns<PrivateNotesTable, 'text' | 'sessionId' | 'changedAt'>;

const COLUMNS = 'n.session_id AS "sessionId", n.text, n.changed_at AS "changedAt"';
const MAX_NOTES = 200;

/** Every query is limited to the notes of one author. */
@Injectable()
export class PrivateNotesRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(authorId: number, sessionId: string): Promise<PrivateNote> {
    const [row] = await this.db.query<NoteRow>(
      `SELECT ${COLUMNS} FROM private_notes n WHERE n.session_id = $1 AND n.author_id = $2`,
      [sessionId, authorId],
    );
    return row ? toNote(row) : { sessionId, text: '', changedAt: null };
  }

  /** On sessions of the author as a mentor with this learner, the latest session first. */
  async about(authorId: number, learnerId: number): Promise<PrivateNote[]> {
    const rows = await this.db.query<NoteRow>(
      `SELECT ${COLUMNS} FROM sessions s JOIN private_notes n ON n.session_id = s.id AND n.author_id = $1
       WHERE s.mentor_id = $1 AND s.learner_id = $2 ORDER BY s.starts_at DESC, s.id DESC LIMIT ${MAX_NOTES}`,
      [authorId, learnerId],
    );
    return rows.map(toNote);
  }

  /** An empty text deletes the note. */
  async store(authorId: number, sessionId: string, text: string): Promise<PrivateNote> {
    const changedAt = this.clock.now();
    return this.db.transaction(
      async ({ em }) => {
        if (text === '') {
          await em.query('DELETE FROM private_notes WHERE session_id = $1 AND author_id = $2', [
            sessionId,
            authorId,
          ]);
          return { sessionId, text, changedAt: null };
        }
        await em.query(
          `INSERT INTO private_notes (session_id, author_id, text, changed_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (session_id, author_id) DO UPDATE SET text = $3, changed_at = $4`,
          [sessionId, authorId, text, changedAt],
        );
        return toNote({ sessionId, text, changedAt });
      },
      { idempotent: true },
    );
  }
}

const toNote = ({ changedAt, ...note }: NoteRow): PrivateNote => ({
  ...note,
  changedAt: changedAt.toISOString(),
});
