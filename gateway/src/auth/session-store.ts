import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '@waymark/contracts/caller';
import { SESSION_MAX_DAYS } from '@waymark/contracts/identity/login-sessions';
import { LIVE_SESSIONS_CHANGED, liveSessionsChanged } from '@waymark/contracts/live';
import { AppError } from '@waymark/kernel/app-error';
import { LiveBus } from '@waymark/messaging/live-bus';
import type { Redis } from 'ioredis';
import type { Count, Counter } from '../http/rate-limits.ts';
import { REDIS } from '../http/redis.ts';
import type { ClientInfo } from './client-info.ts';
import { sessionScripts } from './session-scripts.ts';
import { type Session, Stored, type StoredSession, toSession, UNKNOWN } from './stored-session.ts';

/** Seconds a session lives after its last use. */
export const SESSION_SECONDS = 30 * 24 * 3600;
/** Seconds after which a session in use (and its cookie) is made to last 30 days again. */
const RENEW_AFTER_SECONDS = 24 * 3600;
/** Seconds after login at which a session ends, however much it is used. */
const LONGEST_SECONDS = SESSION_MAX_DAYS * 24 * 3600;
/** The last use is stored at most this often. */
const SEEN_AFTER_SECONDS = 60;
/** The oldest is ended when a user opens more. */
const MAX_SESSIONS_PER_USER = 50;
/** Seconds for which the end of all sessions of a user is remembered: far longer than any login takes. */
const REMEMBER_END_SECONDS = 3600;

export type SessionOwner = Pick<StoredSession, 'userId' | 'subject'>;

interface SessionUser {
  id: number;
  subject: string;
  username: string;
  role: Role;
  applies?: boolean;
}

export interface CountedSession {
  session: Session | null;
  address: Count;
  user: Count | undefined;
}

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
export const idOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const key = (id: string): string => `session:${id}`;
const indexKey = (userId: number): string => `sessions-of:${userId}`;
const roleKey = (userId: number): string => `role-of:${userId}`;
const appliesKey = (userId: number): string => `${roleKey(userId)}:applies`;
const endedKey = (userId: number): string => `sessions-ended:${userId}`;
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** Sessions in Redis. The browser holds 32 random bytes; only their hash is stored. */
@Injectable()
export class SessionStore {
  private readonly listeners: ((userId: number) => void)[] = [];

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly live: LiveBus,
  ) {
    for (const [name, script] of Object.entries(sessionScripts)) redis.defineCommand(name, script);
  }

  /** Where a login begins, in microseconds by the clock of Redis. Take it before the password is checked. */
  async beginLogin(): Promise<number> {
    const [seconds, microseconds] = await this.ask(() => this.redis.time());
    return Number(seconds) * 1_000_000 + Number(microseconds);
  }

  /**
   * Opens a session and returns the token for the cookie. `began`: of the login, from `beginLogin`. Throws
   * UNAUTHENTICATED when all sessions of the user were ended since then. `client`: shown to the owner.
   */
  async open(user: SessionUser, began: number, client: ClientInfo = UNKNOWN): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const role = await this.ask(() =>
      this.redis.sessionCreate(
        key(idOf(token)),
        indexKey(user.id),
        roleKey(user.id),
        endedKey(user.id),
        appliesKey(user.id),
        user.id,
        user.username,
        user.role,
        nowSeconds(),
        SESSION_SECONDS,
        MAX_SESSIONS_PER_USER,
        began,
        client.device,
        client.network,
        user.subject,
        user.applies ? 1 : '',
      ),
    );
    if (role === null) throw new AppError('UNAUTHENTICATED', 'Please log in again.');
    // It may have ended the oldest one.
    this.announce(user.id);
    return token;
  }

  /**
   * The session a token belongs to, or null: unknown, ended, expired and malformed are all the same. `network`: where it
   * is used now.
   */
  async load(token: string, network = ''): Promise<Session | null> {
    if (!isToken(token)) return null;
    const id = idOf(token);
    return toSession(id, await this.ask(() => this.redis.sessionLoad(key(id), ...loadArguments(network))));
  }

  /**
   * As `load`, for a token of the right form, and counts its address and its user in the same trip. Over the limit of the
   * address it returns no session. Throws the errors of Redis unchanged.
   */
  async loadCounted(token: string, network: string, ip: Counter, users: Counter): Promise<CountedSession> {
    const id = idOf(token);
    const counters = [ip.points, ip.seconds, users.key, users.seconds];
    const args = [key(id), ip.key, ...loadArguments(network), ...counters];
    const [address, loaded, user] = await this.redis.sessionLoadCounted(...args);
    return { session: loaded ? toSession(id, loaded) : null, address, user };
  }

  /** The open sessions of a person, with the seconds until each ends if it is not used. */
  async listOf({ userId, subject }: SessionOwner): Promise<(StoredSession & { secondsLeft: number })[]> {
    const keys = await this.ask(() => this.redis.zrange(indexKey(userId), 0, -1));
    const all = await this.ask(() =>
      Promise.all(keys.map((name) => Promise.all([name, this.redis.hgetall(name), this.redis.ttl(name)]))),
    );
    return all.flatMap(([name, fields, secondsLeft]) => {
      const stored = Stored.safeParse(fields);
      const isOpen = stored.success && stored.data.subject === subject && secondsLeft > 0;
      return isOpen ? [{ ...stored.data, id: name.slice(key('').length), secondsLeft }] : [];
    });
  }

  /** Milliseconds until a session ends if it is not used; 0: it has ended. */
  async msLeft(id: string): Promise<number> {
    return Math.max(0, await this.ask(() => this.redis.pttl(key(id))));
  }

  /** Calls `listener` after sessions of a user have ended or have other rights, in this gateway also without NATS. */
  onChange(listener: (userId: number) => void): void {
    this.live.subscribe(LIVE_SESSIONS_CHANGED, (_data, subject) =>
      listener(Number(subject.split('.').at(-1))),
    );
    this.listeners.push(listener);
  }

  /** An open session by its id, without using it; else null. */
  async find(id: string): Promise<StoredSession | null> {
    const stored = Stored.safeParse(await this.ask(() => this.redis.hgetall(key(id))));
    return stored.success ? { ...stored.data, id } : null;
  }

  /** Ends a session by its token; an unknown token is no error. */
  async end(token: string): Promise<void> {
    if (isToken(token)) await this.endById(idOf(token));
  }

  /** Ends a session and its event streams. Returns false if there is none. */
  async endById(id: string): Promise<boolean> {
    const userId = await this.ask(() => this.redis.sessionEnd(key(id)));
    if (userId === null) return false;
    this.announce(Number(userId));
    return true;
  }

  /** Ends all sessions of a user but, where given, this one; also those that a login under way would open. */
  async endAll(userId: number, exceptId = ''): Promise<void> {
    await this.ask(() =>
      this.redis.sessionEndAll(indexKey(userId), endedKey(userId), key(exceptId), REMEMBER_END_SECONDS),
    );
    this.announce(userId);
  }

  /** Whether all sessions of a user were ended at or after `at` (epoch milliseconds), within the last hour. */
  async endedSince(userId: number, at: number): Promise<boolean> {
    const endedAt = await this.ask(() => this.redis.get(endedKey(userId)));
    return endedAt !== null && Number(endedAt) >= at * 1_000;
  }

  /**
   * Gives all open sessions of a person another role, and those that a login still under way is about to open. Sessions of
   * another person with this id end; an empty subject means all. `at`: epoch milliseconds of the change; an older one than
   * the last is ignored.
   */
  async changeRole({ userId, subject }: SessionOwner, role: Role, at: number): Promise<void> {
    const keys = [indexKey(userId), roleKey(userId)];
    await this.ask(() => this.redis.sessionGrant(...keys, 'role', role, at, subject));
    this.announce(userId);
  }

  /** As `changeRole`: whether an application of the person waits for its decision. */
  async changeApplies({ userId, subject }: SessionOwner, applies: boolean, at: number): Promise<void> {
    const keys = [indexKey(userId), appliesKey(userId)];
    await this.ask(() => this.redis.sessionGrant(...keys, 'applies', applies ? 1 : '', at, subject));
    this.announce(userId);
  }

  /** The deletion of the account of these open sessions was cancelled. */
  async keepAccount(userId: number): Promise<void> {
    await this.ask(async () => {
      const open = await this.redis.zrange(indexKey(userId), 0, -1);
      await Promise.all(open.map((session) => this.redis.hdel(session, 'leaving')));
    });
    this.announce(userId);
  }

  private announce(userId: number): void {
    this.live.publish(liveSessionsChanged(userId), null);
    for (const listener of this.listeners) listener(userId);
  }

  private async ask<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await command();
    } catch (cause) {
      throw new AppError('UNAVAILABLE', 'Logging in is not available right now. Please try again.', {
        cause,
        retryAfter: 3,
      });
    }
  }
}

const loadArguments = (network: string): (string | number)[] => [
  nowSeconds(),
  SESSION_SECONDS,
  RENEW_AFTER_SECONDS,
  LONGEST_SECONDS,
  SEEN_AFTER_SECONDS,
  network,
];
