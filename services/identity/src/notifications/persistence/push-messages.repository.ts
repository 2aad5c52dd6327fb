import { Injectable } from '@nestjs/common';
import type { PushContent, PushDeviceBody } from '@waymark/contracts/identity/push';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';

export interface NewPush {
  userId: number;
  eventId: string;
  kind: string;
  content: PushContent;
  /** Null: a day. */
  expiresAt: string | null;
}

/** `attempts`: including this one. */
export interface PushToSend {
  id: string;
  deviceId: string;
  attempts: number;
  content: PushContent;
  expiresAt: Date;
  device: PushDeviceBody;
}

/** The queue of push messages. They are added in the transaction of their event and sent outside of transactions. */
@Injectable()
export class PushMessagesRepository {
  constructor(private readonly db: Database) {}

  /** One for each browser of each user. Idempotent per event, kind and browser. */
  async add(tx: Tx, pushes: readonly NewPush[]): Promise<void> {
    await tx.query(
      `INSERT INTO push_messages (id, device_id, event_id, kind, content, useless_after)
       SELECT gen_random_uuid(), d.id, n."eventId", n.kind, n.content, coalesce(n."expiresAt", now() + interval '1 day')
       FROM jsonb_to_recordset($1::jsonb)
         AS n ("userId" integer, "eventId" uuid, kind text, content jsonb, "expiresAt" timestamptz)
       JOIN push_devices d ON d.user_id = n."userId" ON CONFLICT DO NOTHING`,
      [JSON.stringify(pushes)],
    );
  }

  /** Leases due messages: no other process gets them until the lease expires. Those of no use any more are deleted. */
  lease(count: number, leaseSeconds: number): Promise<PushToSend[]> {
    return this.db.transaction(async ({ em }) => {
      await em.query('DELETE FROM push_messages WHERE next_try_at <= now() AND useless_after <= now()');
      const [pushes] = await em.query<[PushToSend[], number]>(
        `UPDATE push_messages m SET attempts = attempts + 1, next_try_at = now() + make_interval(secs => $2)
         FROM push_devices d
         WHERE d.id = m.device_id AND m.id IN (SELECT id FROM push_messages WHERE next_try_at <= now()
           ORDER BY next_try_at, id LIMIT $1 FOR UPDATE SKIP LOCKED)
         RETURNING m.id, m.device_id AS "deviceId", m.attempts, m.content, m.useless_after AS "expiresAt",
           json_build_object('endpoint', d.endpoint,
             'keys', json_build_object('p256dh', d.p256dh, 'auth', d.auth)) AS device`,
        [count, leaseSeconds],
      );
      return pushes;
    });
  }

  async delete(id: string): Promise<void> {
    await this.db.transaction(({ em }) => em.query('DELETE FROM push_messages WHERE id = $1', [id]));
  }

  /** With all messages that wait for it. */
  async deleteDevice(deviceId: string): Promise<void> {
    await this.db.transaction(({ em }) => em.query('DELETE FROM push_devices WHERE id = $1', [deviceId]));
  }

  /** No effect after the lease was lost. */
  async retry({ id, attempts }: PushToSend, delayMs: number): Promise<void> {
    await this.db.transaction(({ em }) =>
      em.query(
        `UPDATE push_messages SET next_try_at = now() + make_interval(secs => $3::double precision / 1000)
         WHERE id = $1 AND attempts = $2`,
        [id, attempts, delayMs],
      ),
    );
  }
}
