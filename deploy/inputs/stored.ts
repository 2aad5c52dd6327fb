import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Consumers } from '@waymark/messaging/testing/consumers';
import { eventually } from '@waymark/testing/eventually';
import { Redis } from 'ioredis';
import pg from 'pg';
import { manifests } from '../launch/processes.ts';
import { target } from './target.ts';

/** Columns of an outbox row that the relay does not change. */
const OUTBOX = ['id', 'topic', 'payload'];
/** The sweeper changes these columns of an open intent on a schedule. */
const SWEPT = ['check_at', 'checks'];
const OUTBOX_SCHEMAS = ['roadmaps', 'identity', 'scheduling', 'payments', 'community'];
/**
 * Keys that expire or change on a schedule or with each login: rate limits, logins that have begun, devices, cached roles and
 * ended sessions, a lock and settings of BullMQ.
 */
const VOLATILE_KEYS =
  /^rate:|^login-pending:|^login-known:[^@]+@devices$|^role-of:|^sessions-ended:|:stalled-check$|^bull:[^:]+:meta$/;
/** Time for work that is neither stored nor in a stream, such as what follows a response. */
const QUIET_MS = 1_000;
/** Rows of unfinished work. */
const PENDING_WORK = [
  ...OUTBOX_SCHEMAS.map((schema) => `${schema}.outbox WHERE published_at IS NULL AND parked_at IS NULL`),
  "identity.mentor_applications WHERE evaluation_state <> 'ended'",
  'roadmaps.ai_runs WHERE finished_at IS NULL',
  "roadmaps.sources WHERE status = 'processing'",
  'scheduling.calendar_changes',
  'payments.sandbox_deliveries WHERE delivered_at IS NULL AND given_up_at IS NULL',
  'payments.webhook_events WHERE processed_at IS NULL',
  "payments.refunds WHERE state <> 'succeeded'",
  "payments.intents WHERE cancel_wanted_at IS NOT NULL AND state NOT IN ('canceled', 'succeeded')",
];

/**
 * Fingerprints of all stored data: tables, Redis and files. Left out are challenges of passkeys: a visitor gets one with
 * every request for it, and it expires after minutes.
 */
export class Stored {
  private readonly db: pg.Client;
  private readonly redis: Redis;
  private readonly consumers: Consumers;
  private readonly statement: string;

  private constructor(db: pg.Client, redis: Redis, consumers: Consumers, statement: string) {
    this.db = db;
    this.redis = redis;
    this.consumers = consumers;
    this.statement = statement;
  }

  static async open(): Promise<Stored> {
    const { databaseUrl, redisUrl, natsUrl, natsLogins } = target().services;
    const db = new pg.Client(databaseUrl);
    await db.connect();
    const consumers = await Consumers.open(natsUrl, manifests, natsLogins);
    return new Stored(db, new Redis(redisUrl), consumers, await fingerprints(db));
  }

  /** Fingerprints by table and Redis key, and the list of files. */
  async snapshot(): Promise<Record<string, string>> {
    const [tables, keys, files] = await Promise.all([
      this.db.query<{ name: string; fingerprint: string }>(this.statement),
      this.keys(),
      this.files(),
    ]);
    const rows = tables.rows.map(({ name, fingerprint }) => [name, fingerprint] as const);
    return { ...Object.fromEntries(rows), ...keys, files };
  }

  /** A snapshot that no longer changes, with empty outboxes, every event handled and no unfinished work. */
  async settledSnapshot(): Promise<Record<string, string>> {
    return eventually(
      async () => {
        await this.expectIdle();
        const first = await this.snapshot();
        await sleep(QUIET_MS);
        const second = await this.snapshot();
        const changed = Object.keys({ ...first, ...second }).filter((what) => first[what] !== second[what]);
        if (changed.length > 0) throw new Error(`still moving: ${changed.join(', ')}`);
        return second;
      },
      { timeoutMs: 60_000, intervalMs: 200 },
    );
  }

  /** Marks the reminders of the demo data as sent, so that none comes due during the tests. */
  async markRemindersSent(): Promise<void> {
    await this.query(`
      INSERT INTO scheduling.reminders (session_id, starts_at, before, due_at, sent_at)
      SELECT s.id, s.starts_at, l.before, s.starts_at - l.lead, s.starts_at - l.lead
      FROM scheduling.sessions s, (VALUES ('24h', interval '24 hours'), ('1h', interval '1 hour')) l (before, lead)
      WHERE s.status = 'scheduled' ON CONFLICT DO NOTHING`);
  }

  /** A hold lasts ten minutes, and the tests may take longer. */
  async extendHold(holdId: string): Promise<void> {
    const later = "now() + interval '3 hours'";
    await this.query(`UPDATE scheduling.sessions SET hold_expires_at = ${later} WHERE id = $1`, [holdId]);
    await this.query(`UPDATE payments.intents SET expires_at = ${later} WHERE session_id = $1`, [holdId]);
  }

  async query<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
    return (await this.db.query<T>(sql, values)).rows;
  }

  async close(): Promise<void> {
    this.redis.disconnect();
    await Promise.all([this.db.end(), this.consumers.close()]);
  }

  private async expectIdle(): Promise<void> {
    const counts = PENDING_WORK.map((rows) => `(SELECT count(*)::int FROM ${rows})`);
    const [row] = await this.query<{ left: number[] }>(`SELECT ARRAY[${counts.join(', ')}] AS left`);
    const open = PENDING_WORK.filter((_, n) => row!.left[n] !== 0);
    // The outboxes first: what they publish is with the consumers afterwards.
    open.push(...(await this.consumers.behind()));
    if (open.length > 0) throw new Error(`under way: ${open.join('; ')}`);
  }

  /** Sessions by name only, since their use renews them. */
  private async keys(): Promise<Record<string, string>> {
    const names = (await this.redis.keys('*')).filter((name) => !VOLATILE_KEYS.test(name)).sort();
    const sessions = names.filter((name) => /^sessions?\b/.test(name));
    const others = names.filter((name) => !sessions.includes(name));
    const dumps = await Promise.all(others.map((name) => this.redis.dumpBuffer(name)));
    return {
      sessions: hash(sessions.join()),
      ...Object.fromEntries(others.map((name, n) => [`redis ${name}`, hash(dumps[n] ?? '')])),
    };
  }

  private async files(): Promise<string> {
    const root = join(target().home, 'objects');
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const sizes = await Promise.all(paths.sort().map(async (path) => (await stat(path)).size));
    return paths.map((path, n) => `${relative(root, path)} ${sizes[n]}`).join('\n');
  }
}

function rowOf(schema: string, name: string): string {
  if (name === 'outbox') return `concat_ws('|', ${OUTBOX.join(', ')})`;
  if (schema === 'payments' && name === 'intents')
    return `(to_jsonb(t) - ARRAY['${SWEPT.join("','")}'])::text`;
  return 't::text';
}

/** Returns one statement that reads every table of the services. */
async function fingerprints(db: pg.Client): Promise<string> {
  const { rows } = await db.query<{ schema: string; name: string }>(`
    SELECT schemaname AS schema, tablename AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND tablename <> ALL('{migrations,passkey_challenges}')`);
  const each = rows.map(({ schema, name }) => {
    const row = rowOf(schema, name);
    return `SELECT '${schema}.${name}' AS name,
      count(*) || ' ' || coalesce(md5(string_agg(${row}, ',' ORDER BY ${row})), '') AS fingerprint FROM ${schema}.${name} t`;
  });
  return each.join(' UNION ALL ');
}

const hash = (what: string | Buffer): string => createHash('md5').update(what).digest('hex');

/** Errors that the processes have logged, and how often they started. */
export async function logged(): Promise<{ errors: string[]; starts: number }> {
  const dir = join(target().home, 'logs');
  const texts = await Promise.all((await readdir(dir)).map((name) => readFile(join(dir, name), 'utf8')));
  const lines = texts.join('\n').split('\n');
  return {
    errors: lines.filter(
      (line) => line.startsWith('{"level":"error"') || line.startsWith('{"level":"fatal"'),
    ),
    starts: lines.filter((line) => line.includes('"msg":"ready"')).length,
  };
}
