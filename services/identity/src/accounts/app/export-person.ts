import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { ExportIdentity } from '@waymark/contracts/identity/account.endpoints';
import type { ExportPiece } from '@waymark/contracts/person-data';
import type { RpcInput } from '@waymark/contracts/rpc';
import { PersonData } from '@waymark/database/person-data';
import { RpcHandler } from '@waymark/messaging/decorators';

@Injectable()
export class ExportPerson {
  constructor(private readonly personData: PersonData) {}

  @RpcHandler(ExportIdentity)
  execute({ cursor }: RpcInput<typeof ExportIdentity>, { userId }: Caller): Promise<ExportPiece> {
    return this.personData.export(userId, cursor);
  }
}
