import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Mentor, UpdateMentorProfileBody } from '@waymark/contracts/identity/mentors';
import * as rpc from '@waymark/contracts/identity/mentors.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { MentorProfilesRepository } from '../persistence/mentor-profiles.repository.ts';
import { MentorsReader } from '../persistence/mentors.reader.ts';

@Injectable()
export class UpdateMentorProfile {
  constructor(
    private readonly profiles: MentorProfilesRepository,
    private readonly mentors: MentorsReader,
  ) {}

  @RpcHandler(rpc.UpdateMentorProfile)
  async execute(changes: UpdateMentorProfileBody, { userId }: Caller): Promise<Mentor> {
    if (Object.keys(changes).length > 0) await this.profiles.update(userId, changes);
    const mentor = await this.mentors.find(userId);
    if (!mentor) throw new AppError('NOT_FOUND', 'Mentor not found');
    return mentor;
  }
}
