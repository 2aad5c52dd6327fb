import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/community/rpc-account';
import type { CommunityAtDeletion } from '@waymark/contracts/identity/account';
import type { ExportPiece } from '@waymark/contracts/person-data';
import type { RpcInput } from '@waymark/contracts/rpc';
import { PersonData } from '@waymark/database/person-data';
import { RpcHandler } from '@waymark/messaging/decorators';
import { SupportReader } from '../../support/persistence/support.reader.ts';

@Injectable()
export class PersonalDataQueries {
  constructor(
    private readonly personData: PersonData,
    private readonly support: SupportReader,
  ) {}

  @RpcHandler(rpc.ExportCommunity)
  export({ cursor }: RpcInput<typeof rpc.ExportCommunity>, { userId }: Caller): Promise<ExportPiece> {
    return this.personData.export(userId, cursor);
  }

  @RpcHandler(rpc.GetCommunityAtDeletion)
  atDeletion(_: unknown, { userId }: Caller): Promise<CommunityAtDeletion> {
    return this.support.atDeletion(userId);
  }
}
