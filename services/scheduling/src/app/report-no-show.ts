import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/no-shows.endpoints';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { RpcHandler } from '@waymark/messaging/decorators';
import { agreeToReport, contestReport, reportAbsence } from '../domain/no-show.ts';
import { loadEvidence } from '../persistence/no-show-rows.ts';
import { ChangeSession } from './change-session.ts';

/** A report opens a case. The session and its payment change only when the case is settled. */
@Injectable()
export class ReportNoShow {
  constructor(private readonly changeSession: ChangeSession) {}

  @RpcHandler(rpc.ReportNoShow)
  report({ id, body }: RpcInput<typeof rpc.ReportNoShow>, { userId }: Caller): Promise<Session> {
    return this.changeSession.execute({
      id,
      userId,
      change: async (session, by, now, tx) =>
        reportAbsence(session, by, { claim: body.note, evidence: await loadEvidence(tx, id) }, now),
    });
  }

  @RpcHandler(rpc.RespondNoShow)
  respond({ id, body }: RpcInput<typeof rpc.RespondNoShow>, { userId }: Caller): Promise<Session> {
    return this.changeSession.execute({
      id,
      userId,
      change: (session, by, now) =>
        body.agrees ? agreeToReport(session, by, now) : contestReport(session, by, body.note, now),
    });
  }
}
