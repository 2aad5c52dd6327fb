import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { SessionsAtDeletion } from '@waymark/contracts/identity/account';
import type { ExportPiece } from '@waymark/contracts/person-data';
import type { RpcInput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/rpc-account';
import { PersonData } from '@waymark/database/person-data';
import { RpcHandler } from '@waymark/messaging/decorators';
import { DeletionReader } from '../persistence/deletion.reader.ts';

@Injectable()
export class PersonalDataQueries {
  constructor(
    private readonly personData: PersonData,
    private readonly deletion: DeletionReader,
  ) {}

  @RpcHandler(rpc.ExportSessions)
  export({ cursor }: RpcInput<typeof rpc.ExportSessions>, { userId }: Caller): Promise<ExportPiece> {
    return this.personData.export(userId, cursor);
  }

  @RpcHandler(rpc.GetSessionsAtDeletion)
  atDeletion(_: unknown, { userId }: Caller): Promise<SessionsAtDeletion> {
    return this.deletion.read(userId);
  }
}
