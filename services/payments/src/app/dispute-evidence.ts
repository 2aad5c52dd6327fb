import { Injectable, Logger } from '@nestjs/common';
import type { DisputeEvidence } from '@waymark/contracts/payments/disputes';
import * as rpc from '@waymark/contracts/payments/payments.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { GetSessionRecord, type SessionRecord } from '@waymark/contracts/scheduling/session-record';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { evidenceText } from '../domain/evidence.ts';
import { DisputesRepository } from '../persistence/disputes.repository.ts';
import { PaymentHistoryReader } from '../persistence/payment-history.reader.ts';

@Injectable()
export class DisputeEvidenceQuery {
  private readonly logger = new Logger(DisputeEvidenceQuery.name);

  constructor(
    private readonly disputes: DisputesRepository,
    private readonly history: PaymentHistoryReader,
    private readonly services: RpcClient,
  ) {}

  @RpcHandler(rpc.GetDisputeEvidence)
  async execute({ id }: RpcInput<typeof rpc.GetDisputeEvidence>): Promise<DisputeEvidence> {
    const dispute = await this.disputes.get(id);
    if (!dispute) throw new AppError('NOT_FOUND', 'We could not find this dispute.');
    const [payment, session] = await Promise.all([
      this.history.find(dispute.intentId),
      this.sessionOf(dispute.sessionId),
    ]);
    return {
      filename: `evidence-${dispute.id.slice(-12)}.txt`,
      text: evidenceText(dispute, payment, session),
    };
  }

  /** Without scheduling, the evidence contains the payment only. */
  private async sessionOf(sessionId: string): Promise<SessionRecord | null> {
    try {
      return await this.services.call(GetSessionRecord, { sessionId });
    } catch (err) {
      this.logger.warn({ msg: 'evidence without the session', sessionId, err });
      return null;
    }
  }
}
