import { Injectable } from '@nestjs/common';
import type { Mentor, MentorFilters, MentorSort } from '@waymark/contracts/identity/mentors';
import { rangeOfPrices, usualPrices } from '@waymark/contracts/scheduling/constants';
import type { Columns, Nullable } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type {
  MentorNextFreeTable,
  MentorPricesTable,
  MentorRatingsTable,
  MentorsTable,
  RoadmapCountsTable,
  UsersTable,
} from '../../persistence/tables.ts';
import type { Page } from '../../shared/persistence/id-cursor.ts';
import { decodeMentorCursor, encodeMentorCursor, type MentorKey } from './mentor-cursor.ts';
import {
  directoryStatement,
  featuredStatement,
  type MentorFilter,
  mentorStatement,
  OFFERED,
  ZONES,
} from './mentor-statements.ts';

type MentorRecord = Columns<
  MentorsTable,
  'userId' | 'name' | 'bio' | 'expertise' | 'languages' | 'timezone'
> &
  Columns<UsersTable, 'avatar'> &
  Nullable<
    Columns<MentorPricesTable, 'sessionPrice' | 'currency' | 'guidedFrom' | 'guidedTo'> &
      Columns<MentorRatingsTable, 'average'>
  > &
  Nullable<Columns<MentorNextFreeTable, 'nextFreeAt'>> & {
    key?: MentorKey;
    roadmapCount: RoadmapCountsTable['published'];
    reviews: MentorRatingsTable['count'] | null;
    memberSince: UsersTable['created_at'];
    nextGuidedAt: MentorNextFreeTable['guided_free_at'];
  };

@Injectable()
export class MentorsReader {
  constructor(private readonly db: Database) {}

  async list(filter: MentorFilter, cursor: string | undefined): Promise<Page<Mentor>> {
    const sort: MentorSort = filter.sort ?? 'name';
    const records = await this.read(directoryStatement(filter, decodeMentorCursor(sort, cursor)));
    const page = records.slice(0, filter.limit);
    const key = records.length > filter.limit ? page.at(-1)?.key : undefined;
    return { items: page.map(toMentor), nextCursor: key ? encodeMentorCursor(sort, key) : null };
  }

  /** At most 6 with published roadmaps, most roadmaps first. */
  async featured(filter: MentorFilter): Promise<Page<Mentor>> {
    const records = await this.read(featuredStatement(filter));
    return { items: records.map(toMentor), nextCursor: null };
  }

  async find(userId: number): Promise<Mentor | null> {
    const [record] = await this.read(mentorStatement(userId));
    return record ? toMentor(record) : null;
  }

  async offered(): Promise<MentorFilters> {
    const [offered] = await this.db.query<MentorFilters>(OFFERED);
    return offered!;
  }

  /** All zones of mentors. */
  async zones(): Promise<string[]> {
    const rows = await this.db.query<{ timezone: NonNullable<MentorsTable['timezone']> }>(ZONES);
    return rows.map(({ timezone }) => timezone);
  }

  private read({ sql, params }: { sql: string; params: unknown[] }): Promise<MentorRecord[]> {
    return this.db.query<MentorRecord>(sql, params);
  }
}

const USUAL = rangeOfPrices(usualPrices);

const toMentor = ({
  key: _key,
  average,
  reviews,
  guidedFrom,
  guidedTo,
  ...record
}: MentorRecord): Mentor => ({
  ...record,
  id: record.userId,
  currency: record.currency ?? 'USD',
  guidedPrice: guidedFrom === null || guidedTo === null ? USUAL : { from: guidedFrom, to: guidedTo },
  rating: reviews ? { average: average ?? 0, count: reviews } : null,
  memberSince: record.memberSince.toISOString(),
  nextFreeAt: record.nextFreeAt?.toISOString() ?? null,
  nextGuidedAt: record.nextGuidedAt?.toISOString() ?? null,
});
