import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Tx } from '@waymark/database/tx';
import type { EntityManager } from 'typeorm';

export interface MentorNews {
  mentorId: number;
  name: string;
  avatar: string | null;
  bio: string;
  version: number;
}

/** This service's copy of what mentors show of themselves. */
@Injectable()
export class MentorsRepository {
  /** Older news than what is known changes nothing. */
  async keep({ em }: Tx, { mentorId, name, avatar, bio, version }: MentorNews): Promise<void> {
    const newer = await em.query<unknown[]>(
      `INSERT INTO mentors (id, name, avatar, bio, version) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO UPDATE SET name = $2, avatar = $3, bio = $4, version = $5 WHERE mentors.version < $5
       RETURNING id`,
      [mentorId, name, avatar, bio, version],
    );
    if (newer.length === 0) return;
    await em.query('UPDATE roadmaps SET mentor_name = $2 WHERE mentor_id = $1 AND mentor_name <> $2', [
      mentorId,
      name,
    ]);
  }
}

/**
 * The mentor's name, for a new roadmap. Until their profile has reached us it is their user name. The lock holds news
 * about them back until the new roadmap is there to be renamed.
 */
export async function lockMentor(em: EntityManager, mentor: Caller): Promise<string> {
  await em.query('INSERT INTO mentors (id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    mentor.userId,
    mentor.username,
  ]);
  const [row] = await em.query<{ name: string }[]>('SELECT name FROM mentors WHERE id = $1 FOR SHARE', [
    mentor.userId,
  ]);
  return row!.name;
}
