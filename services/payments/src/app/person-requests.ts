import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import type { PaymentsAtDeletion } from '@waymark/contracts/identity/account';
import { UserDeleted } from '@waymark/contracts/identity/events';
import * as rpc from '@waymark/contracts/payments/rpc-account';
import type { ExportPiece } from '@waymark/contracts/person-data';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { PersonData } from '@waymark/database/person-data';
import type { Tx } from '@waymark/database/tx';
import { OnEvent, RpcHandler } from '@waymark/messaging/decorators';

const AT_DELETION = `SELECT
  (SELECT count(*)::int FROM intents WHERE $1 IN (payer_id, mentor_id)) AS records,
  (SELECT coalesce(json_agg(s), '[]') FROM (
    SELECT sum(r.amount)::int AS amount, i.captured_currency AS currency FROM refunds r JOIN intents i ON i.id = r.intent_id
    WHERE i.payer_id = $1 AND r.state NOT IN ('succeeded', 'covered') GROUP BY 2 ORDER BY 2) s) AS "openRefunds",
  (SELECT coalesce(json_agg(s), '[]') FROM (
    SELECT sum(share - paid)::int AS amount, currency FROM earning_balances
    WHERE mentor_id = $1 GROUP BY 2 HAVING sum(share - paid) > 0 ORDER BY 2) s) AS owed`;

/** The export and the deletion of what is stored about a person. */
@Injectable()
export class PersonRequests {
  constructor(
    private readonly personData: PersonData,
    private readonly db: Database,
  ) {}

  @RpcHandler(rpc.ExportPayments)
  export({ cursor }: RpcInput<typeof rpc.ExportPayments>, { userId }: Caller): Promise<ExportPiece> {
    return this.personData.export(userId, cursor);
  }

  @RpcHandler(rpc.GetPaymentsAtDeletion)
  async atDeletion(_: unknown, { userId }: Caller): Promise<PaymentsAtDeletion> {
    const [facts] = await this.db.query<PaymentsAtDeletion>(AT_DELETION, [userId]);
    return facts!;
  }

  /** Open refunds continue: they go to the card, which needs no account. */
  @OnEvent(UserDeleted)
  async erase({ data }: EventEnvelope<EventData<typeof UserDeleted>>, tx: Tx): Promise<void> {
    await this.personData.erase(tx, data.userId);
  }
}
