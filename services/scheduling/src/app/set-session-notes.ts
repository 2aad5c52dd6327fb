import { Injectable } from '@nestjs/common';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { SessionsRepository } from '../persistence/sessions.repository.ts';

@Injectable()
export class SetSessionNotes {
  constructor(private readonly sessions: SessionsRepository) {}

  execute(userId: number, id: string, notes: string): Promise<Session> {
    const change = { id, userId, idempotency: 'scheduling.set-notes' };
    return this.sessions.change(change, (session, by) => session.writeNotes(by, notes));
  }
}
