import { Injectable } from '@nestjs/common';
import type { PushDeviceBody } from '@waymark/contracts/identity/push';
import { Database } from '@waymark/database/database';
import { newId } from '@waymark/kernel/ids';

/** In base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** More are old ones that no service has reported yet. */
const MAX_DEVICES = 10;

@Injectable()
export class PushDevicesRepository {
  constructor(private readonly db: Database) {}

  /** Stores the first keys for good: browsers subscribe to them. Returns those stored. */
  async keys(make: () => PushKeys): Promise<PushKeys> {
    const [stored] = await this.findKeys();
    if (stored) return stored;
    const { publicKey, privateKey } = make();
    await this.db.transaction(({ em }) =>
      em.query('INSERT INTO push_keys (public_key, private_key) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        publicKey,
        privateKey,
      ]),
    );
    return (await this.findKeys())[0]!;
  }

  private findKeys(): Promise<PushKeys[]> {
    return this.db.query<PushKeys>(
      'SELECT public_key AS "publicKey", private_key AS "privateKey" FROM push_keys',
    );
  }

  /** A browser belongs to whoever added it last. */
  async add(userId: number, { endpoint, keys: { p256dh, auth } }: PushDeviceBody): Promise<void> {
    await this.db.transaction(
      async ({ em }) => {
        await em.query('DELETE FROM push_devices WHERE endpoint = $1 AND user_id <> $2', [endpoint, userId]);
        await em.query(
          `INSERT INTO push_devices (id, user_id, endpoint, p256dh, auth) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth`,
          [newId(), userId, endpoint, p256dh, auth],
        );
        await em.query(
          `DELETE FROM push_devices WHERE id IN
             (SELECT id FROM push_devices WHERE user_id = $1 ORDER BY id DESC OFFSET ${MAX_DEVICES})`,
          [userId],
        );
      },
      { serializeBy: [`push devices of ${userId}`, `push device ${endpoint}`] },
    );
  }

  async remove(userId: number, endpoint: string): Promise<void> {
    await this.db.transaction(({ em }) =>
      em.query('DELETE FROM push_devices WHERE user_id = $1 AND endpoint = $2', [userId, endpoint]),
    );
  }
}
