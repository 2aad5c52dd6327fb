import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { CLOCK } from '@waymark/platform/platform.module';
import { stateAfterMessage } from '../../messages/domain/writing.ts';
import { MessagesRepository } from '../../messages/persistence/messages.repository.ts';
import { ThreadsRepository } from '../../messages/persistence/threads.repository.ts';

interface DemoPerson {
  id: number;
  username: string;
  role: string;
}

export interface DemoThread {
  /** The first one wrote first, if it is a request. */
  between: readonly [DemoPerson, DemoPerson];
  isRequest?: true;
  messages: readonly { by: number; hoursAgo: number; text: string }[];
  /** Numbers of the last messages that each has read. */
  read: Readonly<Record<number, number>>;
}

const HOUR = 3_600_000;

@Injectable()
export class DemoMessagesRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly threads: ThreadsRepository,
    private readonly messages: MessagesRepository,
  ) {}

  /** Runs once per database. Returns whether it did. */
  seed(threads: readonly DemoThread[]): Promise<boolean> {
    return this.db.transaction(
      async (tx) => {
        const known = await tx.em.query<unknown[]>('SELECT FROM message_threads LIMIT 1');
        if (known.length > 0) return false;
        for (const thread of threads) await this.add(tx, thread);
        return true;
      },
      { serializeBy: 'demo-messages' },
    );
  }

  private async add(tx: Tx, { between, isRequest, messages, read }: DemoThread): Promise<void> {
    const now = this.clock.now().getTime();
    const at = (hoursAgo: number) => new Date(now - hoursAgo * HOUR);
    const [one, other] = between;
    for (const person of between) await addPerson(tx, person);
    await this.threads.begin(tx, one.id, other.id, isRequest ? 'request' : 'open', at(messages[0]!.hoursAgo));
    for (const { by, hoursAgo, text } of messages) {
      const thread = (await this.threads.lockWith(tx, by, by === one.id ? other.id : one.id))!;
      const ids = { id: newId(), clientId: newId() };
      const message = { ...ids, text, replyTo: null, step: null, answeredAfter: null };
      await this.messages.send(tx, thread, message, stateAfterMessage(thread), at(hoursAgo));
    }
    for (const [id, upTo] of Object.entries(read)) {
      const userId = Number(id);
      const thread = await this.threads.lockWith(tx, userId, userId === one.id ? other.id : one.id);
      await this.threads.setRead(tx, thread!, upTo);
    }
    // Nobody gets a mail about sample data.
    await tx.em.query(
      `UPDATE message_members SET told_at = $2 WHERE unread_since IS NOT NULL AND user_id = ANY($1)`,
      [between.map(({ id }) => id), new Date(now)],
    );
  }
}

/** Before the events of identity arrive, which replace these fields. */
async function addPerson({ em }: Tx, { id, username, role }: DemoPerson): Promise<void> {
  await em.query(
    'INSERT INTO people (user_id, username, role) VALUES ($1, $2, $3) ON CONFLICT (user_id) DO NOTHING',
    [id, username, role],
  );
}
