import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Certificate, Ending } from '@waymark/contracts/roadmaps/endings';
import * as rpc from '@waymark/contracts/roadmaps/endings.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { daysOf } from '../domain/ending.ts';
import {
  findLiveCode,
  insertCertificate,
  readCertificate,
  withdrawCertificate,
} from '../persistence/certificates.ts';
import { EndingsReader } from '../persistence/endings.reader.ts';
import { readFinished } from '../persistence/finished.ts';
import { progressLock } from '../persistence/progress.ts';

/** The end of a roadmap, and its certificates. */
@Injectable()
export class Endings {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly endings: EndingsReader,
  ) {}

  @RpcHandler(rpc.GetEnding)
  ending({ id }: RpcInput<typeof rpc.GetEnding>, { userId }: Caller): Promise<Ending> {
    return this.endings.find(userId, id);
  }

  @RpcHandler(rpc.CreateCertificate)
  create(
    { id: roadmapId, body }: RpcInput<typeof rpc.CreateCertificate>,
    { userId }: Caller,
  ): Promise<Certificate> {
    return this.db.transaction(
      async (tx) => {
        const code =
          (await findLiveCode(tx.em, userId, roadmapId)) ?? (await this.issue(tx, userId, roadmapId, body));
        return readCertificate(tx.em, code, userId);
      },
      { idempotent: true, serializeBy: progressLock(userId, roadmapId) },
    );
  }

  @RpcHandler(rpc.GetCertificate)
  certificate({ code }: RpcInput<typeof rpc.GetCertificate>, caller: Caller | null): Promise<Certificate> {
    return this.db.read((em) => readCertificate(em, code, caller?.userId ?? null));
  }

  @RpcHandler(rpc.WithdrawCertificate)
  withdraw({ code }: RpcInput<typeof rpc.WithdrawCertificate>, { userId }: Caller): Promise<Certificate> {
    return this.db.transaction(async ({ em }) => {
      await withdrawCertificate(em, code, userId, this.clock.now());
      return readCertificate(em, code, userId);
    });
  }

  private async issue(
    { em }: Tx,
    userId: number,
    roadmapId: string,
    { name, timeZone }: RpcInput<typeof rpc.CreateCertificate>['body'],
  ): Promise<string> {
    const finished = await readFinished(em, userId, roadmapId);
    const { mentorId, title, version, stageCount, stepCount, firstAt, lastAt } = finished;
    return insertCertificate(em, {
      ...{ userId, roadmapId, mentorId, name, title, version, stageCount, stepCount },
      ...daysOf(firstAt, lastAt, timeZone),
      issuedAt: this.clock.now(),
    });
  }
}
