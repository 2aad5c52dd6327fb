import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import { nameSkeleton } from '../integrations/name-skeleton.ts';

const BATCH = 500;

/** Adds the skeletons of names that were stored without, at every start: SQL has no table of confusables. */
@Injectable()
export class FillNameSkeletons implements OnApplicationBootstrap {
  constructor(private readonly db: Database) {}

  onApplicationBootstrap(): Promise<void> {
    return this.execute();
  }

  async execute(): Promise<void> {
    let names: { userId: number; name: string }[];
    do {
      names = await this.db.query(
        'SELECT user_id AS "userId", name FROM mentors WHERE name_skeleton IS NULL ORDER BY user_id LIMIT $1',
        [BATCH],
      );
      await this.store(names);
    } while (names.length === BATCH);
  }

  private async store(names: { userId: number; name: string }[]): Promise<void> {
    const filled = [names.map(({ userId }) => userId), names.map(({ name }) => nameSkeleton(name))];
    await this.db.transaction(({ em }) =>
      em.query(
        `UPDATE mentors m SET name_skeleton = f.skeleton
         FROM unnest($1::integer[], $2::text[]) AS f (id, skeleton) WHERE m.user_id = f.id`,
        filled,
      ),
    );
  }
}
