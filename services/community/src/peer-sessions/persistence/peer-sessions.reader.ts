import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type {
  ListPeerQuery,
  PeerRole,
  PeerSession,
  PeerSessionDetails,
} from '@waymark/contracts/community/peer-sessions';
import type { Author } from '@waymark/contracts/community/support';
import type { Columns, Narrowed, Nullable } from '@waymark/database/columns';
import { decodeTimeCursor, pageByTime } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { isId } from '@waymark/kernel/ids';
import { CLOCK } from '@waymark/platform/platform.module';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { FilesTable, PeerRegistrationsTable, PeerSessionsTable } from '../../persistence/tables.ts';
import { searchConditions } from '../../shared/persistence/search.ts';
import { peerViewOf, type StoredPeerSession } from '../domain/peer-view.ts';

type Row = Narrowed<
  Columns<
    PeerSessionsTable,
    | 'id'
    | 'category'
    | 'title'
    | 'description'
    | 'skillLevel'
    | 'startsAt'
    | 'endsAt'
    | 'begunAt'
    | 'endedAt'
    | 'cancelledAt'
    | 'timezone'
    | 'isVirtual'
    | 'agenda'
    | 'materials'
    | 'isRecordingEnabled'
    | 'recordingId'
    | 'recordedAt'
    | 'recordingFault'
    | 'hiddenAt'
    | 'hiddenReason'
    | 'sequence'
    | 'createdAt'
    | 'editedAt'
  >,
  Pick<StoredPeerSession, 'category'>
> &
  Nullable<Columns<PeerSessionsTable, 'location' | 'cancelReason' | 'joinLink' | 'facilitationNotes'>> & {
    maxParticipants: PeerSessionsTable['capacity'];
    currentParticipants: PeerSessionsTable['registered'];
    captionsId: FilesTable['id'] | null;
    recordingState: Extract<FilesTable['state'], 'checking' | 'ready'> | null;
    recordingType: FilesTable['type'];
    recordingDuration: FilesTable['duration_seconds'];
  } & Pick<StoredPeerSession, 'host' | 'duration' | 'waiting' | 'own' | 'place' | 'recordingSize'>;
type Reader = Pick<Caller, 'userId' | 'role'>;

const PERSON = `json_build_object('id', p.user_id, 'username', p.username, 'name', p.shown_name, 'avatar', p.avatar)`;
// $1: the caller. The link, the notes and the fault are selected only for those who may have them.
const SELECT = `SELECT s.id, s.title, s.description, s.category, s.skill_level AS "skillLevel", ${PERSON} AS host,
    s.starts_at AS "startsAt", s.ends_at AS "endsAt", s.begun_at AS "begunAt", s.ended_at AS "endedAt",
    s.cancelled_at AS "cancelledAt", (extract(epoch FROM s.ends_at - s.starts_at) / 60)::int AS duration, s.timezone,
    s.capacity AS "maxParticipants", s.registered AS "currentParticipants", s.is_virtual AS "isVirtual",
    (SELECT count(*)::int FROM peer_registrations w WHERE w.session_id = s.id AND w.state = 'waiting') AS waiting,
    nullif(s.location, '') AS location, s.agenda, s.materials, nullif(s.cancel_reason, '') AS "cancelReason",
    CASE WHEN s.host_id = $1 OR own.state = 'registered' THEN nullif(s.join_link, '') END AS "joinLink",
    CASE WHEN s.host_id = $1 THEN s.facilitation_notes END AS "facilitationNotes",
    CASE WHEN s.host_id = $1 THEN 'host' ELSE own.state END AS own,
    CASE WHEN own.state = 'waiting' THEN (SELECT count(*)::int FROM peer_registrations w
      WHERE w.session_id = s.id AND w.state = 'waiting' AND w.place <= own.place) END AS place,
    s.is_recording_enabled AS "isRecordingEnabled", s.recording_id AS "recordingId", c.id AS "captionsId",
    s.recorded_at AS "recordedAt", f.state AS "recordingState", f.type AS "recordingType", f.duration_seconds AS "recordingDuration",
    f.size::float8 AS "recordingSize", CASE WHEN s.host_id = $1 THEN s.recording_fault END AS "recordingFault",
    s.hidden_at AS "hiddenAt", s.hidden_reason AS "hiddenReason", s.sequence, s.created_at AS "createdAt", s.edited_at AS "editedAt"
  FROM peer_sessions s JOIN people p ON p.user_id = s.host_id
  LEFT JOIN files f ON f.id = s.recording_id AND f.state IN ('checking', 'ready')
  LEFT JOIN files c ON c.id = s.captions_id AND c.state = 'ready'
  LEFT JOIN peer_registrations own ON own.session_id = s.id AND own.user_id = $1`;
const PEOPLE = `SELECT ${PERSON} AS person, r.state FROM peer_registrations r JOIN people p ON p.user_id = r.user_id
  WHERE r.session_id = $1 ORDER BY r.place`;

@Injectable()
export class PeerSessionsReader {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(
    { q, period = 'coming', category, skillLevel, mine, limit, cursor }: ListPeerQuery,
    { userId }: Reader,
  ) {
    const now = this.clock.now();
    const after = decodeTimeCursor(cursor, z.uuid());
    const params: unknown[] = [userId, limit + 1];
    // Admins find what is hidden in their queue.
    const conditions = [
      '(s.hidden_at IS NULL OR s.host_id = $1)',
      ...searchConditions('s.search', q, params),
    ];
    if (period !== 'all') {
      const isComing = `(s.ended_at IS NULL AND s.ends_at > $${params.push(now)})`;
      conditions.push('s.cancelled_at IS NULL', period === 'coming' ? isComing : `NOT ${isComing}`);
    }
    if (category) conditions.push(`s.category = $${params.push(category)}`);
    if (skillLevel) conditions.push(`s.skill_level = $${params.push(skillLevel)}`);
    const isMine = '(s.host_id = $1 OR own.user_id IS NOT NULL)';
    if (mine) conditions.push(mine === 'true' ? isMine : `NOT ${isMine}`);
    const [order, beyond] = period === 'coming' ? ['ASC', '>'] : ['DESC', '<'];
    if (after) {
      conditions.push(
        `(s.starts_at, s.id) ${beyond} ($${params.push(after.at)}, $${params.push(after.id)}::uuid)`,
      );
    }
    const sql = `${SELECT} WHERE ${conditions.join(' AND ')} ORDER BY s.starts_at ${order}, s.id ${order} LIMIT $2`;
    const rows = await this.db.query<Row>(sql, params);
    const { items, nextCursor } = pageByTime(rows, limit, ({ startsAt, id }) => ({ at: startsAt, id }));
    return { items: items.map((row) => peerViewOf(row, now)), nextCursor };
  }

  /** Error: NOT_FOUND. */
  details(id: string, reader: Reader): Promise<PeerSessionDetails> {
    return this.db.read((em) => readDetails(em, id, reader, this.clock.now()));
  }

  /** With its ICS sequence. Error: NOT_FOUND. */
  async forCalendar(id: string, reader: Reader): Promise<{ session: PeerSession; sequence: number }> {
    return this.db.read(async (em) => {
      const row = await readRow(em, id, reader);
      return { session: peerViewOf(row, this.clock.now()), sequence: row.sequence };
    });
  }
}

async function readRow(em: EntityManager, id: string, { userId, role }: Reader): Promise<Row> {
  const [row] = isId(id)
    ? await em.query<Row[]>(
        `${SELECT} WHERE s.id = $2 AND (s.hidden_at IS NULL OR s.host_id = $1 OR $3::boolean)`,
        [userId, id, role === 'admin'],
      )
    : [];
  if (!row) throw new AppError('NOT_FOUND', 'This session does not exist.');
  return row;
}

/** Also inside a transaction, which sees its own changes. Error: NOT_FOUND. */
export async function readDetails(
  em: EntityManager,
  id: string,
  reader: Reader,
  now: Date,
): Promise<PeerSessionDetails> {
  const session = peerViewOf(await readRow(em, id, reader), now);
  const { own } = session;
  const isIn = own === 'host' || own === 'registered';
  const people = isIn
    ? await em.query<(Columns<PeerRegistrationsTable, 'state'> & { person: Author })[]>(PEOPLE, [id])
    : [];
  const of = (state: PeerRole) => people.filter((one) => one.state === state).map(({ person }) => person);
  return { ...session, participants: of('registered'), waitingList: own === 'host' ? of('waiting') : [] };
}
