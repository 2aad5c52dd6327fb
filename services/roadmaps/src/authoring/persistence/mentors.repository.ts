import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { EventData } from '@waymark/contracts/events';
import type { PricingChanged } from '@waymark/contracts/scheduling/events';
import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import type { EntityManager } from 'typeorm';
import type { MentorsTable } from '../../persistence/tables.ts';
import { MENTOR_CARD_JSON, MENTOR_JSON } from './published.ts';

/** Published roadmaps updated in one transaction. */
const CARD_BATCH = 500;

export interface MentorProfile {
  mentorId: number;
  name: string;
  avatar: string | null;
  bio: string;
  expertise?: readonly string[];
  version: number;
}

/** A projection of the mentors' profiles, which identity owns, and of their prices, which scheduling owns. */
@Injectable()
export class MentorsRepository {
  /** Ignores a version older than the stored one. */
  async apply({ em }: Tx, { mentorId, name, avatar, bio, expertise, version }: MentorProfile): Promise<void> {
    const newer = await em.query<unknown[]>(
      `INSERT INTO mentors (id, name, avatar, bio, version, areas) VALUES ($1, $2, $3, $4, $5, coalesce($6::text[], '{}'))
       ON CONFLICT (id) DO UPDATE SET name = $2, avatar = $3, bio = $4, version = $5,
         areas = coalesce($6::text[], mentors.areas) WHERE mentors.version < $5
       RETURNING id`,
      [mentorId, name, avatar, bio, version, expertise ?? null],
    );
    if (newer.length > 0) await refreshCards(em, mentorId);
  }

  /**
   * Takes the published roadmaps of a suspended mentor out of all lists, or returns them. `at`: ISO 8601; an older change
   * has no effect. The lock on the mentor's row orders this and a concurrent publication.
   */
  async applySuspension(
    { em }: Tx,
    { userId, username }: { userId: number; username: string },
    suspended: boolean,
    at: string,
  ): Promise<void> {
    const newer = await em.query<unknown[]>(
      `INSERT INTO mentors (id, name, suspended, suspension_changed_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET suspended = $3, suspension_changed_at = $4
       WHERE mentors.suspension_changed_at IS NULL OR mentors.suspension_changed_at < $4 RETURNING id`,
      [userId, username, suspended, at],
    );
    if (newer.length === 0) return;
    await em.query('UPDATE published_roadmaps SET unlisted = $2 WHERE mentor_id = $1 AND unlisted <> $2', [
      userId,
      suspended,
    ]);
  }

  /** Ignores a version that is stored. */
  async savePrice(
    { em }: Tx,
    { mentorId, sessionPrice, version }: EventData<typeof PricingChanged>,
  ): Promise<void> {
    await em.query(
      `INSERT INTO talk_prices (mentor_id, price, version) VALUES ($1, $2, $3)
       ON CONFLICT (mentor_id) DO UPDATE SET price = $2, version = $3 WHERE talk_prices.version < $3`,
      [mentorId, sessionPrice, version],
    );
  }

  /** Continues for one mentor with more published roadmaps than one batch. */
  async refreshOutdatedCards({ em }: Tx): Promise<void> {
    const [mentor] = await em.query<Columns<MentorsTable, 'id'>[]>(
      'SELECT id FROM mentors WHERE cards_behind ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED',
    );
    if (mentor) await refreshCards(em, mentor.id);
  }
}

/** Inserts a mentor under the user name, until the profile arrives. */
export async function ensureMentor(em: EntityManager, mentor: Caller): Promise<void> {
  await em.query('INSERT INTO mentors (id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    mentor.userId,
    mentor.username,
  ]);
}

/** Updates one batch of published roadmaps and stores whether more are outdated. */
async function refreshCards(em: EntityManager, mentorId: number): Promise<void> {
  const [refreshed] = await em.query<[unknown[], number]>(
    `UPDATE published_roadmaps p SET mentor_name = m.name, mentor_version = m.version, mentor = ${MENTOR_JSON},
       mentor_card = ${MENTOR_CARD_JSON}
     FROM mentors m WHERE m.id = $1 AND p.id IN (
       SELECT o.id FROM published_roadmaps o WHERE o.mentor_id = $1 AND o.mentor_version < m.version
       LIMIT ${CARD_BATCH})
     RETURNING p.id`,
    [mentorId],
  );
  await em.query('UPDATE mentors SET cards_behind = $2 WHERE id = $1 AND cards_behind <> $2', [
    mentorId,
    refreshed.length === CARD_BATCH,
  ]);
}
