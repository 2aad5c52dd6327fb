import type { MessageSettings } from '@waymark/contracts/community/messages';
import type { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';

/** Who has not chosen shares what they have read. */
export async function readSettings(db: Database, userId: number): Promise<MessageSettings> {
  const [settings] = await db.query<MessageSettings>(
    'SELECT shares_read AS "sharesRead" FROM message_settings WHERE user_id = $1',
    [userId],
  );
  return settings ?? { sharesRead: true };
}

export async function storeSettings(
  tx: Tx,
  userId: number,
  { sharesRead }: MessageSettings,
): Promise<MessageSettings> {
  await tx.query(
    `INSERT INTO message_settings (user_id, shares_read) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET shares_read = excluded.shares_read`,
    [userId, sharesRead],
  );
  return { sharesRead };
}
