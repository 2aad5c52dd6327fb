import { Injectable } from '@nestjs/common';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { SessionsRepository } from '../persistence/sessions.repository.ts';

@Injectable()
export class CancelSession {
  constructor(private readonly sessions: SessionsRepository) {}

  execute(userId: number, id: string): Promise<Session> {
    const change = { id, userId, idempotency: 'scheduling.cancel' };
    return this.sessions.change(change, (session, by, now) => session.cancel(by, now));
  }
}
