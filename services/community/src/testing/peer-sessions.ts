import type { Caller } from '@waymark/contracts/caller';
import type { PeerSessionDetails, PeerSessionInput } from '@waymark/contracts/community/peer-sessions';
import * as rpc from '@waymark/contracts/community/peer-sessions.endpoints';
import type { Clock } from '@waymark/kernel/clock';
import type { Harness } from './harness.ts';
import { aMember } from './members.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** People and their sessions. Times are relative to `clock`. */
export class PeerScene {
  constructor(
    private readonly community: Harness,
    private readonly clock: Clock,
  ) {}

  inMs = (ms: number): string => new Date(this.clock.now().getTime() + ms).toISOString();

  body = (given: Partial<PeerSessionInput> = {}): PeerSessionInput => ({
    title: 'The first five minutes',
    description: 'How do you begin?',
    scheduledFor: this.inMs(3 * HOUR),
    timezone: 'Europe/Madrid',
    joinLink: 'https://meet.example/secret-room',
    ...given,
  });

  hosts = (host: Caller, given: Partial<PeerSessionInput> = {}): Promise<PeerSessionDetails> =>
    this.community.call(rpc.CreatePeerSession, this.body(given), host);

  edits = (session: { id: string }, host: Caller, given: Partial<PeerSessionInput>) =>
    this.community.call(rpc.EditPeerSession, { id: session.id, body: this.body(given) }, host);

  registers = ({ id }: { id: string }, by: Caller, timezone = 'UTC'): Promise<PeerSessionDetails> =>
    this.community.call(rpc.RegisterForPeerSession, { id, body: { timezone } }, by);

  leaves = ({ id }: { id: string }, by: Caller): Promise<PeerSessionDetails> =>
    this.community.call(rpc.LeavePeerSession, { id }, by);

  reads = ({ id }: { id: string }, by: Caller): Promise<PeerSessionDetails> =>
    this.community.call(rpc.GetPeerSession, { id }, by);

  /** A session with a host, as many people with a place as there are, and people waiting. */
  async full(capacity: number, waiting: number, given: Partial<PeerSessionInput> = {}) {
    const host: Caller = await aMember(this.community);
    const rest: Caller[] = await Promise.all(
      Array.from({ length: capacity + waiting }, () => aMember(this.community)),
    );
    const session = await this.hosts(host, { maxParticipants: capacity, ...given });
    for (const person of rest) await this.registers(session, person);
    return { host, session, placed: rest.slice(0, capacity), waiting: rest.slice(capacity) };
  }
}
