import { Inject, Injectable } from '@nestjs/common';
import type { SaveCardBody } from '@waymark/contracts/community/network';
import type { PeerSessionBody } from '@waymark/contracts/community/peer-sessions';
import type { SupportRequestBody } from '@waymark/contracts/community/support';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { demoMentors } from '@waymark/demo/mentors';
import { demoPeople } from '@waymark/demo/people';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { CLOCK } from '@waymark/platform/platform.module';
import { CardsRepository } from '../../network/persistence/cards.repository.ts';
import { PeerRegistrationsRepository } from '../../peer-sessions/persistence/peer-registrations.repository.ts';
import { PeerSessionsRepository } from '../../peer-sessions/persistence/peer-sessions.repository.ts';
import { SupportRepository } from '../../support/persistence/support.repository.ts';
import { addDemoFile, type NewDemoFile } from './demo-files.ts';

export interface DemoResponse {
  authorId: number;
  hoursLater: number;
  text: string;
  helped?: true;
  replies?: Omit<DemoResponse, 'helped' | 'replies'>[];
}

export interface DemoRequest extends SupportRequestBody {
  authorId: number;
  daysAgo: number;
  /** Days after it was written. */
  closedAfter?: number;
  responses: DemoResponse[];
}

export interface DemoSession {
  hostId: number;
  /** From the first start of the demo; negative: past. */
  startsInHours: number;
  body: Omit<PeerSessionBody, 'scheduledFor' | 'timezone'>;
  /** In the order in which they registered. */
  people: number[];
}

/** A session with the stored files of its recording. */
export interface NewDemoSession extends DemoSession {
  recording?: { file: NewDemoFile; captions: NewDemoFile };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DEMO_ZONE = 'Europe/Madrid';

@Injectable()
export class DemoRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly cards: CardsRepository,
    private readonly requests: SupportRepository,
    private readonly sessions: PeerSessionsRepository,
    private readonly places: PeerRegistrationsRepository,
  ) {}

  async hasAny(): Promise<boolean> {
    return (await this.db.query('SELECT FROM cards LIMIT 1', [])).length > 0;
  }

  /** Runs once per database. Returns whether it did. */
  seed(
    cards: ReadonlyMap<number, SaveCardBody>,
    requests: readonly DemoRequest[],
    sessions: readonly NewDemoSession[],
  ): Promise<boolean> {
    return this.db.transaction(
      async (tx) => {
        const known = await tx.em.query<unknown[]>('SELECT FROM cards LIMIT 1');
        if (known.length > 0) return false;
        await addPeople(tx);
        for (const [userId, card] of cards) await this.cards.save(tx, userId, card);
        for (const request of requests) await this.addRequest(tx, request);
        for (const session of sessions) await this.addSession(tx, session);
        return true;
      },
      { serializeBy: 'demo-seed' },
    );
  }

  private async addRequest(tx: Tx, request: DemoRequest): Promise<void> {
    const id = newId();
    const at = this.clock.now().getTime() - request.daysAgo * DAY;
    await this.requests.insert(tx, id, request.authorId, request, new Date(at));
    for (const response of request.responses) await this.addResponse(tx, id, at, response);
    if (request.closedAfter !== undefined) {
      await this.requests.setState(tx, id, 'closed', new Date(at + request.closedAfter * DAY));
    }
  }

  private async addSession(tx: Tx, demo: NewDemoSession): Promise<void> {
    const { hostId, startsInHours, body, people, recording } = demo;
    const [id, now] = [newId(), this.clock.now().getTime()];
    // On the quarter of an hour, as people plan.
    const startsAt = Math.ceil((now + startsInHours * HOUR) / (HOUR / 4)) * (HOUR / 4);
    const at = new Date(Math.min(now, startsAt) - 3 * DAY);
    const scheduledFor = new Date(startsAt).toISOString();
    const session = {
      id,
      hostId,
      joinLink: body.joinLink,
      body: { ...body, scheduledFor, timezone: DEMO_ZONE },
    };
    await this.sessions.insert(tx, session, at);
    await tx.em.query('DELETE FROM peer_reminders WHERE session_id = $1 AND due_at <= $2', [
      id,
      new Date(now),
    ]);
    for (const userId of people) {
      await this.places.add(tx, await this.sessions.lock(tx, id), { userId, timezone: DEMO_ZONE }, at);
    }
    const endedAt = new Date(startsAt + body.duration * 60_000);
    if (startsInHours < 0) await this.sessions.end(tx, id, endedAt);
    if (recording) await this.addRecording(tx, { id, hostId, endedAt }, recording);
  }

  private async addRecording(
    tx: Tx,
    { id, hostId, endedAt }: { id: string; hostId: number; endedAt: Date },
    { file, captions }: Required<NewDemoSession>['recording'],
  ): Promise<void> {
    const to = { kind: 'peer-session' as const, id, ownerId: hostId, at: endedAt };
    for (const one of [file, captions]) await addDemoFile(tx, one, to);
    await this.sessions.setRecording(tx, id, { fileId: file.id, captionsFileId: captions.id }, endedAt);
  }

  private async addResponse(tx: Tx, requestId: string, at: number, response: DemoResponse): Promise<void> {
    const id = newId();
    const add = (given: DemoResponse, row: { id: string; parentId: string | null }) =>
      this.requests.insertResponse(
        tx,
        { ...row, requestId, authorId: given.authorId, text: given.text },
        new Date(at + given.hoursLater * HOUR),
      );
    await add(response, { id, parentId: null });
    for (const reply of response.replies ?? []) await add(reply, { id: newId(), parentId: id });
    if (response.helped) await this.requests.setHelped(tx, requestId, id);
  }
}

/** Before the events of identity arrive, which replace these fields. */
async function addPeople({ em }: Tx): Promise<void> {
  for (const { id, username, role } of Object.values(demoPeople)) {
    if (role === 'learner') continue;
    const profile = demoMentors.find((mentor) => mentor.id === id);
    await em.query(
      `INSERT INTO people (user_id, username, role, name, bio) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id) DO NOTHING`,
      [id, username, role, profile?.name ?? '', profile?.bio ?? ''],
    );
  }
}
