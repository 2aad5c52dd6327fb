import { Injectable } from '@nestjs/common';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { SessionsRepository } from '../persistence/sessions.repository.ts';

/** Either side may say that the other one did not come. */
@Injectable()
export class MarkNoShow {
  constructor(private readonly sessions: SessionsRepository) {}

  execute(userId: number, id: string): Promise<Session> {
    const change = { id, userId, idempotency: 'scheduling.no-show' };
    return this.sessions.change(change, (session, by, now) => session.markAbsent(by, now));
  }
}
