import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { ExportIdentity } from '@waymark/contracts/identity/rpc-account';
import type { ExportPiece } from '@waymark/contracts/person-data';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { exportPiece } from '@waymark/database/person-data';
import { RpcHandler } from '@waymark/messaging/decorators';
import { personalData } from '../persistence/personal-data.ts';

@Injectable()
export class ExportPerson {
  constructor(private readonly db: Database) {}

  @RpcHandler(ExportIdentity)
  execute({ cursor }: RpcInput<typeof ExportIdentity>, { userId }: Caller): Promise<ExportPiece> {
    return exportPiece(this.db, personalData, userId, cursor);
  }
}
