import { Injectable } from '@nestjs/common';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { EmailLinksTable } from '../../persistence/tables.ts';

export type EmailPurpose = EmailLinksTable['purpose'];

export interface NewEmailLink {
  id: string;
  userId: number;
  purpose: EmailPurpose;
  email: string;
  tokenHash: string;
  minutes: number;
}

export type EmailLink = Columns<EmailLinksTable, 'id' | 'userId' | 'purpose' | 'email'>;

const LIVE = 'used_at IS NULL AND expires_at > now()';

/** Links to confirm, change and restore an address. Of each token only the hash is stored. */
@Injectable()
export class EmailLinksRepository {
  constructor(private readonly db: Database) {}

  async add(tx: Tx, link: NewEmailLink): Promise<void> {
    const { id, userId, purpose, email, tokenHash, minutes } = link;
    await tx.query(
      `INSERT INTO email_links (id, user_id, purpose, email, token_hash, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
      [id, userId, purpose, email, tokenHash, minutes],
    );
  }

  /** Locks the account. Returns the seconds until it may be sent another link, or null: now. */
  async secondsToWait(tx: Tx, userId: number, mostPerHour: number): Promise<number | null> {
    // Concurrent requests of one account are counted one after the other.
    await lockUser(tx, userId);
    const [oldest] = await tx.query<{ wait: number }>(
      `SELECT ceil(extract(epoch FROM created_at + interval '1 hour' - now()))::int AS wait
       FROM email_links WHERE user_id = $1 AND purpose <> 'undo' AND created_at > now() - interval '1 hour'
       ORDER BY id DESC OFFSET $2 LIMIT 1`,
      [userId, mostPerHour - 1],
    );
    return oldest?.wait ?? null;
  }

  /** Locks the account of a live link and uses the link up. Null if it was used, has expired or never existed. */
  async use(tx: Tx, tokenHash: string, purposes: EmailPurpose[]): Promise<EmailLink | null> {
    const [owner] = await tx.query<Columns<EmailLinksTable, 'userId'>>(
      'SELECT user_id AS "userId" FROM email_links WHERE token_hash = $1',
      [tokenHash],
    );
    if (!owner) return null;
    // Before the link, as all others do: no deadlock.
    await lockUser(tx, owner.userId);
    const [rows] = await tx.em.query<[EmailLink[], number]>(
      `UPDATE email_links SET used_at = now() WHERE token_hash = $1 AND purpose = ANY($2) AND ${LIVE}
       RETURNING id, user_id AS "userId", purpose, email`,
      [tokenHash, purposes],
    );
    return rows[0] ?? null;
  }

  /** Ends open links of an account: of these purposes, made after the link `afterId` where it is given. */
  async end(tx: Tx, userId: number, purposes: EmailPurpose[], afterId: string | null = null): Promise<void> {
    await tx.em.query(
      `UPDATE email_links SET used_at = now()
       WHERE user_id = $1 AND purpose = ANY($2) AND used_at IS NULL AND ($3::uuid IS NULL OR id > $3)`,
      [userId, purposes, afterId],
    );
  }

  /** The new address that awaits its confirmation, or null. */
  async pending(userId: number): Promise<string | null> {
    const [row] = await this.db.query<Columns<EmailLinksTable, 'email'>>(
      `SELECT email FROM email_links WHERE user_id = $1 AND purpose = 'change' AND ${LIVE}`,
      [userId],
    );
    return row?.email ?? null;
  }

  /** Deletes links a day after their end. */
  async sweep(): Promise<void> {
    await this.db.transaction(({ em }) =>
      em.query("DELETE FROM email_links WHERE expires_at < now() - interval '1 day'"),
    );
  }
}

const lockUser = (tx: Tx, userId: number) =>
  tx.query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [userId]);
