import { Injectable } from '@nestjs/common';
import type { NotificationChannel, NotificationTopic } from '@waymark/contracts/identity/notification-topics';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { NotificationPreferencesTable, UsersTable } from '../../persistence/tables.ts';

export interface PreferenceChange {
  userId: number;
  topic: NotificationTopic;
  channel: NotificationChannel;
  enabled: boolean;
}

@Injectable()
export class NotificationPreferencesRepository {
  constructor(private readonly db: Database) {}

  /** What the user turned off. */
  muted(userId: number): Promise<Columns<NotificationPreferencesTable, 'topic' | 'channel'>[]> {
    return this.db.query(
      'SELECT topic, channel FROM notification_preferences WHERE user_id = $1 AND NOT enabled',
      [userId],
    );
  }

  /** Idempotent. Other topics and channels stay as they are. */
  async set({ userId, topic, channel, enabled }: PreferenceChange): Promise<void> {
    await this.db.transaction(({ em }) =>
      em.query(
        `INSERT INTO notification_preferences (user_id, topic, channel, enabled) VALUES ($1, $2, $3, $4)
         ON CONFLICT (user_id, topic, channel) DO UPDATE SET enabled = excluded.enabled, updated_at = now()
           WHERE notification_preferences.enabled <> excluded.enabled`,
        [userId, topic, channel, enabled],
      ),
    );
  }

  /** Signs the user's subscription tokens; null for an unknown user. */
  async subscriptionKey(userId: number): Promise<string | null> {
    const [user] = await this.db.query<{ key: UsersTable['subscription_key'] }>(
      'SELECT subscription_key AS key FROM users WHERE id = $1',
      [userId],
    );
    return user?.key ?? null;
  }
}
