import { Injectable } from '@nestjs/common';
import type { Columns, Nullable } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { isOfficialName } from '../../accounts/domain/official-names.ts';
import type { MentorsTable, UsersTable } from '../../persistence/tables.ts';
import { nameSkeleton, spellingsOf } from '../../shared/integrations/name-skeleton.ts';

/** A full name, and the user who is to be shown by it. */
export interface Named {
  userId: number;
  fullName: string;
}

type Found = Columns<UsersTable, 'id' | 'username'> &
  Nullable<Columns<MentorsTable, 'name' | 'nameSkeleton'>> & {
    usernameSkeleton: NonNullable<UsersTable['username_skeleton']>;
  };

const FIND = `
  SELECT u.id, u.username, m.name, u.username_skeleton AS "usernameSkeleton", m.name_skeleton AS "nameSkeleton"
  FROM users u LEFT JOIN mentors m ON m.user_id = u.id
  WHERE u.deleted_at IS NULL AND u.id IN (
    SELECT id FROM users WHERE username_skeleton = ANY($1)
    UNION SELECT user_id FROM mentors WHERE name_skeleton = ANY($1))
  ORDER BY u.id`;
const MOST = 5;
const TEAM = 'the Waymark team';

/** Users for whom a reader could take another one. */
@Injectable()
export class ResemblingNames {
  constructor(private readonly db: Database) {}

  /** For each of the names, in their order: other people with such a user name or public name, at most 5. */
  async of(people: readonly Named[], tx?: Pick<Tx, 'query'>): Promise<string[][]> {
    if (people.length === 0) return [];
    const spellings = people.map(({ fullName }) => new Set(spellingsOf(fullName)));
    const params = [[...new Set(spellings.flatMap((all) => [...all]))]];
    const found = await (tx ? tx.query<Found>(FIND, params) : this.db.query<Found>(FIND, params));
    return people.map(({ userId, fullName }, index) => {
      const own = spellings[index]!;
      const others = found
        .filter(({ id }) => id !== userId)
        .filter((one) => own.has(one.usernameSkeleton) || (one.nameSkeleton && own.has(one.nameSkeleton)))
        .slice(0, MOST)
        .map(({ username, name }) => (name && name !== username ? `${name} (${username})` : username));
      return isOfficialName(fullName, nameSkeleton) ? [TEAM, ...others] : others;
    });
  }
}
