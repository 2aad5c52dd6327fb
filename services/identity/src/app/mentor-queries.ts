import { Injectable } from '@nestjs/common';
import type { ListMentorsQuery, Mentor } from '@waymark/contracts/identity/mentors';
import { GetMentor, ListMentors } from '@waymark/contracts/identity/rpc-mentors';
import type { RpcInput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import type { Page } from '../persistence/id-cursor.ts';
import { MentorsReader } from '../persistence/mentors.reader.ts';

@Injectable()
export class MentorQueries {
  constructor(private readonly mentors: MentorsReader) {}

  @RpcHandler(ListMentors)
  list(query: ListMentorsQuery): Promise<Page<Mentor>> {
    return this.mentors.list(query);
  }

  @RpcHandler(GetMentor)
  async get({ userId }: RpcInput<typeof GetMentor>): Promise<Mentor> {
    const mentor = await this.mentors.find(userId);
    if (!mentor) throw new AppError('NOT_FOUND', 'Mentor not found');
    return mentor;
  }
}
