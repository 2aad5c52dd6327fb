import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { ExportIdentity } from '@waymark/contracts/identity/account.endpoints';
import type { ExportPiece } from '@waymark/contracts/person-data';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { exportPiece, type PersonData } from '@waymark/database/person-data';
import { RpcHandler } from '@waymark/messaging/decorators';
import { PERSON_DATA } from '../../shared/slice.ts';

@Injectable()
export class ExportPerson {
  constructor(
    @Inject(PERSON_DATA) private readonly personalData: PersonData,
    private readonly db: Database,
  ) {}

  @RpcHandler(ExportIdentity)
  execute({ cursor }: RpcInput<typeof ExportIdentity>, { userId }: Caller): Promise<ExportPiece> {
    return exportPiece(this.db, this.personalData, userId, cursor);
  }
}
