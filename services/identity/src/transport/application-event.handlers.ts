import { Injectable } from '@nestjs/common';
import { ApplicationEvaluated } from '@waymark/contracts/ai/events';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { ApplyEvaluation } from '../app/apply-evaluation.ts';

@Injectable()
export class ApplicationEventHandlers {
  constructor(private readonly applyEvaluation: ApplyEvaluation) {}

  @OnEvent(ApplicationEvaluated)
  evaluated({ data }: EventEnvelope<EventData<typeof ApplicationEvaluated>>, tx: Tx): Promise<void> {
    return this.applyEvaluation.execute(tx, data);
  }
}
