import { Injectable } from '@nestjs/common';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { SessionsReader } from '../persistence/sessions.reader.ts';
import { SessionsRepository } from '../persistence/sessions.repository.ts';

@Injectable()
export class RescheduleSession {
  constructor(
    private readonly reader: SessionsReader,
    private readonly sessions: SessionsRepository,
  ) {}

  async execute(userId: number, id: string, start: Date): Promise<Session> {
    // Whose time it is never changes, so it may be looked up before.
    const { state } = await this.reader.find(userId, id);
    return this.sessions.move({ id, userId, idempotency: 'scheduling.reschedule' }, state, start);
  }
}
