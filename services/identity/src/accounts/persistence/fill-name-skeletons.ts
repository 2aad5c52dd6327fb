import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { MentorsTable } from '../../persistence/tables.ts';
import { nameSkeleton } from '../../shared/integrations/name-skeleton.ts';

type NameRow = Columns<MentorsTable, 'userId' | 'name'>;

const BATCH = 500;

/** Adds the skeletons of names that were stored without, at every start: SQL has no table of confusables. */
@Injectable()
export class FillNameSkeletons implements OnApplicationBootstrap {
  constructor(private readonly db: Database) {}

  onApplicationBootstrap(): Promise<void> {
    return this.execute();
  }

  async execute(): Promise<void> {
    let names: NameRow[];
    do {
      names = await this.db.query(
        'SELECT user_id AS "userId", name FROM mentors WHERE name_skeleton IS NULL ORDER BY user_id LIMIT $1',
        [BATCH],
      );
      await this.store(names);
    } while (names.length === BATCH);
  }

  private async store(names: NameRow[]): Promise<void> {
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
