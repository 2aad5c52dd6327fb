import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { SessionBooked } from '@waymark/contracts/scheduling/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { signalThread, ThreadsRepository } from '../persistence/threads.repository.ts';

/** Two people with a session write to each other: a request that waits between them, or was declined, opens. */
@Injectable()
export class OpenRequests {
  constructor(private readonly threads: ThreadsRepository) {}

  @OnEvent(SessionBooked)
  async booked({ data }: EventEnvelope<EventData<typeof SessionBooked>>, tx: Tx): Promise<void> {
    const thread = await this.threads.lockWith(tx, data.learnerId, data.mentorId);
    if (thread?.state !== 'request' && thread?.state !== 'declined') return;
    await this.threads.setState(tx, thread.id, 'open');
    signalThread(tx, thread);
  }
}
