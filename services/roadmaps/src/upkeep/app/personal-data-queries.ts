import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RoadmapsAtDeletion } from '@waymark/contracts/identity/account';
import type { ExportPiece } from '@waymark/contracts/person-data';
import * as rpc from '@waymark/contracts/roadmaps/rpc-account';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { PersonData } from '@waymark/database/person-data';
import { RpcHandler } from '@waymark/messaging/decorators';
import { PeopleRepository } from '../persistence/people.repository.ts';

@Injectable()
export class PersonalDataQueries {
  constructor(
    private readonly personData: PersonData,
    private readonly people: PeopleRepository,
  ) {}

  @RpcHandler(rpc.ExportRoadmaps)
  export({ cursor }: RpcInput<typeof rpc.ExportRoadmaps>, { userId }: Caller): Promise<ExportPiece> {
    return this.personData.export(userId, cursor);
  }

  @RpcHandler(rpc.ListOwnFiles)
  files(
    { cursor }: RpcInput<typeof rpc.ListOwnFiles>,
    { userId }: Caller,
  ): Promise<RpcOutput<typeof rpc.ListOwnFiles>> {
    return this.people.files(userId, cursor);
  }

  @RpcHandler(rpc.GetRoadmapsAtDeletion)
  atDeletion(_: unknown, { userId }: Caller): Promise<RoadmapsAtDeletion> {
    return this.people.atDeletion(userId);
  }
}
