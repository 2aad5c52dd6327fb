import { Injectable } from '@nestjs/common';
import { CoachingFinished } from '@waymark/contracts/ai/events';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { ApplyCoachingResult } from '../app/apply-coaching-result.ts';

/** News of coachings. Each is applied once: the inbox row commits together with what it changes. */
@Injectable()
export class CoachingEventHandlers {
  constructor(private readonly keepCoaching: ApplyCoachingResult) {}

  @OnEvent(CoachingFinished)
  async finished({ data }: EventEnvelope<EventData<typeof CoachingFinished>>, tx: Tx): Promise<void> {
    await this.keepCoaching.execute(tx, data);
  }
}
