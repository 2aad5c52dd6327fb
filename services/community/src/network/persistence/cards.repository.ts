import { Injectable } from '@nestjs/common';
import type { OwnCard, SaveCardBody } from '@waymark/contracts/community/network';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { EntityManager } from 'typeorm';
import type { CardsTable } from '../../persistence/tables.ts';

const COLUMNS = `contact_email AS "contactEmail", is_email_public AS "isEmailPublic", categories,
  years_experience AS "yearsExperience", response_time AS "responseTime", is_available AS "availableForPeerSupport",
  struggles_overcome AS "strugglesOvercome", current_challenges AS "currentChallenges",
  help_offered AS "helpOffered", help_needed AS "helpNeeded", revision`;

type CardRow = Columns<CardsTable, Exclude<keyof OwnCard, 'availableForPeerSupport'>> & {
  availableForPeerSupport: CardsTable['is_available'];
};

const EMPTY: OwnCard = {
  contactEmail: '',
  isEmailPublic: false,
  categories: [],
  yearsExperience: null,
  responseTime: null,
  availableForPeerSupport: false,
  strugglesOvercome: [],
  currentChallenges: [],
  helpOffered: [],
  helpNeeded: [],
  revision: 0,
};

@Injectable()
export class CardsRepository {
  constructor(private readonly db: Database) {}

  async read(userId: number): Promise<OwnCard> {
    const [card] = await this.db.query<CardRow>(`SELECT ${COLUMNS} FROM cards WHERE user_id = $1`, [userId]);
    return card ?? EMPTY;
  }

  /** Error: STALE for another revision than the stored one. */
  async save({ em }: Tx, userId: number, { revision, ...card }: SaveCardBody): Promise<OwnCard> {
    await em.query('SELECT FROM people WHERE user_id = $1 FOR NO KEY UPDATE', [userId]);
    const current = await revisionOf(em, userId);
    if (revision !== undefined && revision !== current) {
      const message = 'Your card was changed in another window. Reload to see it.';
      throw new AppError('STALE', message);
    }
    const [saved] = await em.query<CardRow[]>(
      `INSERT INTO cards (user_id, contact_email, is_email_public, categories, years_experience, response_time,
         is_available, struggles_overcome, current_challenges, help_offered, help_needed, revision)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 1)
       ON CONFLICT (user_id) DO UPDATE SET contact_email = $2, is_email_public = $3, categories = $4,
         years_experience = $5, response_time = $6, is_available = $7, struggles_overcome = $8,
         current_challenges = $9, help_offered = $10, help_needed = $11, revision = cards.revision + 1
       RETURNING ${COLUMNS}`,
      [
        ...[userId, card.contactEmail, card.isEmailPublic, card.categories, card.yearsExperience],
        ...[card.responseTime, card.availableForPeerSupport, card.strugglesOvercome, card.currentChallenges],
        ...[card.helpOffered, card.helpNeeded],
      ],
    );
    return saved!;
  }
}

async function revisionOf(em: EntityManager, userId: number): Promise<number> {
  const [card] = await em.query<Columns<CardsTable, 'revision'>[]>(
    'SELECT revision FROM cards WHERE user_id = $1',
    [userId],
  );
  return card?.revision ?? 0;
}
