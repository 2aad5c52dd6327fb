import { Controller, Param, Query } from '@nestjs/common';
import * as routes from '@waymark/contracts/identity/mentor-routes';
import { ListMentorsQuery, Mentor } from '@waymark/contracts/identity/mentors';
import * as rpc from '@waymark/contracts/identity/rpc-mentors';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { z } from 'zod';
import { Endpoint } from '../http/endpoint.ts';
import { everybody } from '../http/sharing.ts';
import { UserId } from './user-id.ts';

@Controller()
export class MentorsController {
  constructor(private readonly services: RpcClient) {}

  @Endpoint(routes.listMentors, {
    answer: z.array(Mentor),
    access: 'none',
    shared: { for: 'a-second', with: everybody },
    paged: true,
    summary: 'Mentors by name; featured ones are those with most published roadmaps',
  })
  list(@Query({ schema: ListMentorsQuery }) query: ListMentorsQuery) {
    return this.services.call(rpc.ListMentors, query);
  }

  @Endpoint(routes.getMentor, {
    answer: Mentor,
    access: 'none',
    shared: { for: 'a-second', with: everybody },
    summary: 'A mentor as everybody sees them',
  })
  get(@Param('userId', { schema: UserId }) userId: number) {
    return this.services.call(rpc.GetMentor, { userId });
  }
}
