import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LoginSession } from '@waymark/contracts/identity/login-sessions';
import { type SessionOwner, SessionStore } from './session-store.ts';
import type { Session, StoredSession } from './stored-session.ts';

/** The sessions of one person, each under a handle that is no key to it. */
@Injectable()
export class OpenSessions {
  constructor(private readonly store: SessionStore) {}

  /** `network`: of the request. The current session first, then the last used. */
  async list(current: Session, network: string): Promise<LoginSession[]> {
    const stored = await this.store.listOf(current);
    return stored
      .map((session) => this.describe(session, current, network))
      .toSorted(
        (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt.localeCompare(a.lastSeenAt),
      );
  }

  /** Ends the person's session with this handle and its event streams. Returns false if there is none. */
  async end(owner: SessionOwner, handle: string): Promise<boolean> {
    const session = (await this.store.listOf(owner)).find(({ id }) => this.handleOf(id) === handle);
    return session ? this.store.endById(session.id) : false;
  }

  endOthers({ userId, id }: Session): Promise<void> {
    return this.store.endAll(userId, id);
  }

  handleOf(id: string): string {
    return createHash('sha256').update(`session-handle:${id}`).digest('hex').slice(0, 32);
  }

  private describe(
    { id, device, network, createdAt, seenAt, secondsLeft }: StoredSession & { secondsLeft: number },
    current: Session,
    ownNetwork: string,
  ): LoginSession {
    return {
      handle: this.handleOf(id),
      device,
      network,
      isSameNetwork: network === ownNetwork,
      isCurrent: id === current.id,
      startedAt: toIso(createdAt),
      lastSeenAt: toIso(seenAt),
      endsAt: toIso(Math.floor(Date.now() / 1000) + secondsLeft),
    };
  }
}

const toIso = (epochSeconds: number): string => new Date(epochSeconds * 1_000).toISOString();
