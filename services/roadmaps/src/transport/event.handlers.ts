import { Injectable } from '@nestjs/common';
import { RunFinished, SourceExtracted } from '@waymark/contracts/ai/events';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { MentorChanged } from '@waymark/contracts/identity/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { ApplySourceResult } from '../app/apply-source-result.ts';
import { StoreRunResult } from '../app/store-run-result.ts';
import { MentorsRepository } from '../persistence/mentors.repository.ts';

type Envelope<E extends typeof MentorChanged | typeof RunFinished | typeof SourceExtracted> = EventEnvelope<
  EventData<E>
>;

/** News from others. Each is applied once: the inbox row commits together with what it changes. */
@Injectable()
export class EventHandlers {
  constructor(
    private readonly mentors: MentorsRepository,
    private readonly keepResult: StoreRunResult,
    private readonly keepSource: ApplySourceResult,
  ) {}

  @OnEvent(MentorChanged)
  async mentorChanged({ data }: Envelope<typeof MentorChanged>, tx: Tx): Promise<void> {
    await this.mentors.keep(tx, data);
  }

  @OnEvent(RunFinished)
  async runFinished({ data }: Envelope<typeof RunFinished>, tx: Tx): Promise<void> {
    await this.keepResult.execute(tx, data);
  }

  @OnEvent(SourceExtracted)
  async sourceExtracted({ data }: Envelope<typeof SourceExtracted>, tx: Tx): Promise<void> {
    await this.keepSource.execute(tx, data);
  }
}
