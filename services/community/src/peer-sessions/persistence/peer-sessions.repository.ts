import { Injectable } from '@nestjs/common';
import { memberRoles } from '@waymark/contracts/community/network.endpoints';
import {
  type PeerFacts,
  type PeerRecipient,
  PeerSessionChanged,
} from '@waymark/contracts/community/peer-events';
import type { PeerRecordingBody, PeerSessionBody } from '@waymark/contracts/community/peer-sessions';
import type { Columns } from '@waymark/database/columns';
import { acquireLocks } from '@waymark/database/session';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { isId } from '@waymark/kernel/ids';
import { remindersOf } from '@waymark/kernel/reminders';
import type { PeerRegistrationsTable, PeerSessionsTable } from '../../persistence/tables.ts';
import { endOf, type PeerState } from '../domain/peer-rules.ts';

const STATE = `id, host_id AS "hostId", title, starts_at AS "startsAt", ends_at AS "endsAt", timezone, capacity, registered,
  is_virtual AS "isVirtual", join_link AS "joinLink", location, begun_at AS "begunAt", ended_at AS "endedAt",
  cancelled_at AS "cancelledAt", sequence, hidden_at IS NOT NULL AS "isHidden"`;

type StateRow = Columns<PeerSessionsTable, Exclude<keyof PeerState, 'isHidden'>> & { isHidden: boolean };

const FIELDS = [
  ...['title', 'description', 'category', 'skill_level', 'starts_at', 'ends_at', 'timezone', 'capacity'],
  ...['is_virtual', 'join_link', 'location', 'facilitation_notes', 'agenda', 'materials'],
  'is_recording_enabled',
];
/** In the order of FIELDS. */
const valuesOf = (body: PeerSessionBody, joinLink: string): unknown[] => [
  ...[body.title, body.description, body.category, body.skillLevel, body.scheduledFor, endOf(body)],
  ...[body.timezone, body.maxParticipants, body.isVirtual, body.isVirtual ? joinLink : ''],
  ...[body.isVirtual ? '' : body.location, body.facilitationNotes, body.agenda, body.materials],
  body.isRecordingEnabled,
];

export interface NewPeerSession {
  id: string;
  hostId: number;
  body: PeerSessionBody;
  joinLink: string;
}

@Injectable()
export class PeerSessionsRepository {
  /** Locks the session, so that changes of it and of its registrations are serialized. Error: NOT_FOUND. */
  async lock({ em }: Tx, id: string): Promise<PeerState> {
    const [found] = isId(id)
      ? await em.query<StateRow[]>(`SELECT ${STATE} FROM peer_sessions WHERE id = $1 FOR UPDATE`, [id])
      : [];
    if (!found) throw new AppError('NOT_FOUND', 'This session does not exist.');
    return found;
  }

  /** Locked, in the order of their ids: those that the person hosts and those they are registered for. */
  lockOf({ em }: Tx, userId: number): Promise<PeerState[]> {
    return em.query<StateRow[]>(
      `SELECT ${STATE} FROM peer_sessions WHERE host_id = $1
         OR id IN (SELECT session_id FROM peer_registrations WHERE user_id = $1) ORDER BY id FOR UPDATE`,
      [userId],
    );
  }

  /** Sessions of a host that are not over, locked against other new ones. */
  async countComing({ em }: Tx, hostId: number, now: Date): Promise<number> {
    await acquireLocks(em, [`peer-sessions:${hostId}`]);
    const [row] = await em.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM peer_sessions
       WHERE host_id = $1 AND cancelled_at IS NULL AND ended_at IS NULL AND ends_at > $2`,
      [hostId, now],
    );
    return row!.count;
  }

  async insert(tx: Tx, { id, hostId, body, joinLink }: NewPeerSession, at: Date): Promise<void> {
    const values = [id, hostId, at, ...valuesOf(body, joinLink)];
    await tx.em.query(
      `INSERT INTO peer_sessions (id, host_id, created_at, ${FIELDS.join(', ')})
       VALUES (${values.map((_, index) => `$${index + 1}`).join(', ')})`,
      values,
    );
    await this.addReminders(tx, id, new Date(body.scheduledFor), at);
  }

  /** `isNotable`: calendars must receive it. */
  async update(
    tx: Tx,
    { id, body, joinLink }: Omit<NewPeerSession, 'hostId'>,
    isNotable: boolean,
    at: Date,
  ): Promise<PeerState> {
    const values = [id, at, isNotable ? 1 : 0, ...valuesOf(body, joinLink)];
    const [rows] = await tx.em.query<[StateRow[], number]>(
      `UPDATE peer_sessions SET edited_at = $2, sequence = sequence + $3,
         ${FIELDS.map((field, index) => `${field} = $${index + 4}`).join(', ')} WHERE id = $1 RETURNING ${STATE}`,
      values,
    );
    await this.addReminders(tx, id, new Date(body.scheduledFor), at);
    return rows[0]!;
  }

  /** Of a start; those of an earlier one stay without effect. */
  private async addReminders({ em }: Tx, id: string, startsAt: Date, now: Date): Promise<void> {
    for (const { before, dueAt } of remindersOf(startsAt, now)) {
      await em.query(
        `INSERT INTO peer_reminders (session_id, starts_at, before, due_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING`,
        [id, startsAt, before, dueAt],
      );
    }
  }

  async begin({ em }: Tx, id: string, at: Date): Promise<void> {
    await em.query('UPDATE peer_sessions SET begun_at = $2 WHERE id = $1 AND begun_at IS NULL', [id, at]);
  }

  async end({ em }: Tx, id: string, at: Date): Promise<void> {
    await em.query(
      `UPDATE peer_sessions SET begun_at = coalesce(begun_at, starts_at), ended_at = $2
       WHERE id = $1 AND ended_at IS NULL`,
      [id, at],
    );
  }

  async cancel({ em }: Tx, id: string, reason: string, at: Date): Promise<void> {
    await em.query(
      `UPDATE peer_sessions SET cancelled_at = $2, cancel_reason = $3, sequence = sequence + 1 WHERE id = $1`,
      [id, at, reason],
    );
  }

  /** Null removes it. */
  async setRecording({ em }: Tx, id: string, recording: PeerRecordingBody | null, at: Date): Promise<void> {
    const { fileId = null, captionsFileId = null } = recording ?? {};
    await em.query(
      `UPDATE peer_sessions SET recording_id = $2, captions_id = $3, recorded_at = $4, recording_fault = NULL
       WHERE id = $1`,
      [id, fileId, captionsFileId, recording && at],
    );
  }

  async refuseRecording({ em }: Tx, id: string, reason: string): Promise<void> {
    await em.query(
      `UPDATE peer_sessions SET recording_id = NULL, captions_id = NULL, recorded_at = NULL, recording_fault = $2
       WHERE id = $1`,
      [id, reason],
    );
  }

  async refuseCaptions({ em }: Tx, id: string, reason: string): Promise<void> {
    await em.query('UPDATE peer_sessions SET captions_id = NULL, recording_fault = $2 WHERE id = $1', [
      ...[id, reason],
    ]);
  }

  /** Those with a place and those waiting, in order. */
  async registrations({ em }: Tx, id: string): Promise<Record<'registered' | 'waiting', PeerRecipient[]>> {
    const rows = await em.query<Columns<PeerRegistrationsTable, 'userId' | 'timezone' | 'state'>[]>(
      `SELECT user_id AS "userId", timezone, state FROM peer_registrations WHERE session_id = $1 ORDER BY place`,
      [id],
    );
    const of = (state: string) =>
      rows.filter((row) => row.state === state).map(({ userId, timezone }) => ({ userId, timezone }));
    return { registered: of('registered'), waiting: of('waiting') };
  }
}

export const factsOf = (session: PeerState, hostName: string): PeerFacts => ({
  sessionId: session.id,
  title: session.title,
  hostId: session.hostId,
  hostName,
  startsAt: session.startsAt.toISOString(),
  endsAt: session.endsAt.toISOString(),
  timezone: session.timezone,
  location: session.isVirtual ? null : session.location,
  sequence: session.sequence,
});

/** Open pages of all members fetch the session, and the list, again. */
export const signalPeerChange = (tx: Tx, sessionId: string): void =>
  tx.emit(PeerSessionChanged, { sessionId }, { audienceRoles: memberRoles });
