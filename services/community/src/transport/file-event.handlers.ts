import { Injectable } from '@nestjs/common';
import { FileProbed } from '@waymark/contracts/ai/events';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { ProbeFiles } from '../app/probe-files.ts';

@Injectable()
export class FileEventHandlers {
  constructor(private readonly probes: ProbeFiles) {}

  @OnEvent(FileProbed)
  probed({ data }: EventEnvelope<EventData<typeof FileProbed>>, tx: Tx): Promise<void> {
    return this.probes.apply(tx, data);
  }
}
