import { Inject, Injectable } from '@nestjs/common';
import type { Available, ListMentorsQuery, Mentor, MentorFilters } from '@waymark/contracts/identity/mentors';
import { GetMentor, GetMentorFilters, ListMentors } from '@waymark/contracts/identity/rpc-mentors';
import type { RpcInput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { isNearZone } from '../domain/zone-distance.ts';
import type { Page } from '../persistence/id-cursor.ts';
import { MentorsReader } from '../persistence/mentors.reader.ts';

const DAY = 86_400_000;

@Injectable()
export class MentorQueries {
  constructor(
    private readonly mentors: MentorsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(ListMentors)
  async list({ cursor, featured, zone, available, ...query }: ListMentorsQuery): Promise<Page<Mentor>> {
    const zones = zone === undefined ? undefined : await this.zonesNear(zone);
    const filter = { ...query, zones, freeTime: available && this.timeAhead(available) };
    return featured === 'true' ? this.mentors.featured(filter) : this.mentors.list(filter, cursor);
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
