import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { defineEvent, type EventEnvelope } from '@waymark/contracts/events';
import { OnEvent } from '@waymark/messaging/decorators';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import { createLogger } from '@waymark/platform/log';
import { type RunningService, startService } from '@waymark/platform/service';
import { eventually } from '@waymark/testing/eventually';
import { type FreshServer, freshNats } from '@waymark/testing/fresh-server';
import { TcpProxy } from '@waymark/testing/tcp-proxy';
import { z } from 'zod';
import { DatabaseModule } from './database.module.ts';
import { Database } from './database.ts';
import { type OpenDatabase, openDatabase } from './testing/open-database.ts';
import type { Tx } from './tx.ts';

const NoteWritten = defineEvent('notes.note.written.v1', z.object({ text: z.string() }));

/** Stores each note in the transaction of its event; fails once for each. */
@Injectable()
class Listener {
  private readonly choked = new Set<string>();

  @OnEvent(NoteWritten)
  async keep(event: EventEnvelope<{ text: string }>, tx: Tx): Promise<void> {
    await tx.em.query('INSERT INTO note (text) VALUES ($1)', [event.data.text]);
    if (this.choked.has(event.id)) return;
    this.choked.add(event.id);
    throw new Error('choked');
  }
}

let open: OpenDatabase;
let proxy: TcpProxy;
let nats: FreshServer;
let service: RunningService;

beforeAll(async () => {
  [open, nats] = await Promise.all([openDatabase(), freshNats()]);
  proxy = await TcpProxy.to(open.url);
  service = await startService({
    name: 'roadmaps',
    env: z.object({}),
    source: {},
    log: createLogger('roadmaps', { level: 'silent' }),
    module: () => ({
      module: class App {},
      imports: [
        DatabaseModule.forRoot({ url: proxy.url(), schema: 'roadmaps', rows: [], migrations: [] }),
        MessagingModule.forRoot({
          service: 'notes',
          natsUrl: nats.url,
          handles: [],
          consumes: [NoteWritten],
          jobs: [],
          tuning: { retryDelaysMs: [50] },
        }),
      ],
      providers: [Listener],
    }),
  });
});
afterAll(async () => {
  await service.stop();
  await proxy.close();
  await Promise.all([open.close(), nats.remove()]);
});

const ready = async (): Promise<{ status: number; postgres: boolean }> => {
  const response = await fetch(`http://127.0.0.1:${service.healthPort}/health/ready`);
  const body = (await response.json()) as { dependencies: Record<string, { ok: boolean }> };
  return { status: response.status, postgres: body.dependencies.postgres?.ok ?? false };
};
const writeNote = (text: string) =>
  service.app.get(Database).transaction(async (tx) => tx.emit(NoteWritten, { text }));
const notes = async (): Promise<string[]> =>
  (await open.dataSource.query('SELECT text FROM note ORDER BY id')).map(
    ({ text }: { text: string }) => text,
  );

describe('a service with a database', () => {
  it('handles its own event once after a handler that failed at first', async () => {
    await writeNote('a');
    await eventually(async () => expect(await notes()).toEqual(['a']));
    expect(await open.dataSource.query('SELECT consumer FROM inbox')).toHaveLength(1);
  });

  it('publishes its events after NATS recovers', async () => {
    await nats.kill();
    await writeNote('b');
    await nats.start();
    await eventually(async () => expect(await notes()).toContain('b'), { timeoutMs: 60_000 });
  });

  it('is ready while PostgreSQL responds, and handles events from before an outage', async () => {
    await eventually(async () => expect(await ready()).toEqual({ status: 200, postgres: true }));
    await writeNote('c');
    await proxy.cut();
    expect(await ready()).toEqual({ status: 503, postgres: false });
    await proxy.heal();
    await eventually(async () => expect(await ready()).toEqual({ status: 200, postgres: true }));
    await eventually(async () => expect(await notes()).toContain('c'), { timeoutMs: 60_000 });
  });

  it('publishes pending events and closes its connections when it stops', async () => {
    await writeNote('d');
    await service.stop();
    const [left] = await open.dataSource.query(
      'SELECT count(*)::int AS n FROM outbox WHERE published_at IS NULL',
    );
    expect(left.n).toBe(0);
    const mine = new URL(open.url).username;
    await eventually(async () => {
      const sql =
        'SELECT count(*)::int AS n FROM pg_stat_activity WHERE usename = $1 AND pid <> pg_backend_pid()';
      expect(await open.dataSource.query(sql, [mine])).toEqual([{ n: 0 }]);
    });
  });
});
