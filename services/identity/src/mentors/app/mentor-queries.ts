import { Inject, Injectable } from '@nestjs/common';
import type { Available, ListMentorsQuery, Mentor, MentorFilters } from '@waymark/contracts/identity/mentors';
import { GetMentor, GetMentorFilters, ListMentors } from '@waymark/contracts/identity/mentors.endpoints';
import { FindMentors } from '@waymark/contracts/roadmaps/rpc-search';
import type { RpcInput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { CLOCK } from '@waymark/platform/platform.module';
import type { Page } from '../../shared/persistence/id-cursor.ts';
import { isNearZone } from '../domain/zone-distance.ts';
import { MentorsReader } from '../persistence/mentors.reader.ts';

const DAY = 86_400_000;

@Injectable()
export class MentorQueries {
  constructor(
    private readonly mentors: MentorsReader,
    private readonly rpc: RpcClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(ListMentors)
  async list({ cursor, featured, zone, available, ...query }: ListMentorsQuery): Promise<Page<Mentor>> {
    const zones = zone === undefined ? undefined : await this.zonesNear(zone);
    const about = query.q ? await this.writingAbout(query.q) : [];
    const filter = { ...query, about, zones, freeTime: available && this.timeAhead(available) };
    return featured === 'true' ? this.mentors.featured(filter) : this.mentors.list(filter, cursor);
  }

  /** Roadmaps are searched where they are. Without a response the profiles alone are. */
  private async writingAbout(q: string): Promise<number[]> {
    try {
      return await this.rpc.call(FindMentors, { q });
    } catch (error) {
      if (error instanceof AppError && (error.code === 'UNAVAILABLE' || error.code === 'TIMEOUT')) return [];
      throw error;
    }
  }

  @RpcHandler(GetMentorFilters)
  filters(): Promise<MentorFilters> {
    return this.mentors.offered();
  }

  @RpcHandler(GetMentor)
  async get({ userId }: RpcInput<typeof GetMentor>): Promise<Mentor> {
    const mentor = await this.mentors.find(userId);
    if (!mentor) throw new AppError('NOT_FOUND', 'Mentor not found');
    return mentor;
  }

  private timeAhead(available: Available): { from: Date; to?: Date } {
    const from = this.clock.now();
    return available === 'any' ? { from } : { from, to: new Date(from.getTime() + Number(available) * DAY) };
  }

  private async zonesNear(zone: string): Promise<string[]> {
    const now = this.clock.now().getTime();
    return (await this.mentors.zones()).filter((other) => isNearZone(zone, other, now));
  }
}
