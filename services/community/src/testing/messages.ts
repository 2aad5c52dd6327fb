import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { SentMessage } from '@waymark/contracts/community/messages';
import { SendMessage } from '@waymark/contracts/community/messages.endpoints';
import { FindPerson, type Person } from '@waymark/contracts/identity/rpc-people';
import { GetRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { ShareRoadmap } from '@waymark/contracts/roadmaps/rpc-pairs';
import { defineRpc, type RpcInput, type RpcOutput } from '@waymark/contracts/rpc';
import { HaveSession } from '@waymark/contracts/scheduling/rpc-pairs';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import type { FakeProcess } from '@waymark/testing/fake-process';
import { z } from 'zod';
import type { Harness } from './harness.ts';

// Only some fields are read.
const Get = defineRpc(GetRoadmap.subject, {
  access: 'optional',
  input: GetRoadmap.input,
  output: z.looseObject({}),
});

/** What the owners of people, sessions and roadmaps know. */
export class Owners {
  readonly people = new Map<number, Person>();
  readonly sessions = new Set<string>();
  readonly follows = new Set<string>();
  /** They do not respond. */
  isDown = false;
  private lastId = 50_000;

  constructor(private readonly community: () => Harness) {}

  a(role: Caller['role'], given: Partial<Person> = {}): Caller {
    this.lastId += 1;
    const caller = { learner: asLearner, mentor: asMentor, admin: asAdmin }[role](this.lastId);
    const { userId, username } = caller;
    const none = { isSuspended: false, isLeaving: false, profile: null };
    this.people.set(userId, { userId, username, role, ...none, ...given });
    return caller;
  }

  know(one: Caller, other: Caller, by: 'sessions' | 'follows' = 'sessions'): void {
    this[by].add(pairOf(one.userId, other.userId));
  }

  /** A learner and a mentor who share a session. */
  aPair(): [learner: Caller, mentor: Caller] {
    const pair: [Caller, Caller] = [this.a('learner'), this.a('mentor')];
    this.know(...pair);
    return pair;
  }

  send = (
    from: Caller,
    to: Pick<Caller, 'userId'>,
    given: Partial<RpcInput<typeof SendMessage>['body']> = {},
  ): Promise<SentMessage> => {
    const body = { clientId: newId(), text: 'Are you free on Friday?', files: [], ...given };
    return this.community().call(SendMessage, { userId: to.userId, body }, from);
  };

  fakes(): FakeProcess[] {
    const provide = { provide: Owners, useValue: this };
    return [
      { name: 'identity', handles: [FindPerson], providers: [FakeIdentity, provide] },
      { name: 'scheduling', handles: [HaveSession], providers: [FakeScheduling, provide] },
      { name: 'roadmaps', handles: [ShareRoadmap, Get], providers: [FakeRoadmaps, provide] },
    ];
  }

  respond<T>(value: T): T {
    if (this.isDown) throw new AppError('UNAVAILABLE', 'Not available');
    return value;
  }
}

export const pairOf = (...ids: [number, number]): string => ids.toSorted((a, b) => a - b).join(' ');

@Injectable()
class FakeIdentity {
  constructor(private readonly owners: Owners) {}

  @RpcHandler(FindPerson)
  async find({ userId }: RpcInput<typeof FindPerson>): Promise<Person | null> {
    return this.owners.people.get(userId) ?? null;
  }
}

@Injectable()
class FakeScheduling {
  constructor(private readonly owners: Owners) {}

  @RpcHandler(HaveSession)
  async have({ userIds }: RpcInput<typeof HaveSession>): Promise<RpcOutput<typeof HaveSession>> {
    return this.owners.respond({ haveSession: this.owners.sessions.has(pairOf(...userIds)) });
  }
}

@Injectable()
class FakeRoadmaps {
  constructor(private readonly owners: Owners) {}

  @RpcHandler(ShareRoadmap)
  async share({ userIds }: RpcInput<typeof ShareRoadmap>): Promise<RpcOutput<typeof ShareRoadmap>> {
    return this.owners.respond({ shareRoadmap: this.owners.follows.has(pairOf(...userIds)) });
  }

  @RpcHandler(Get)
  async get({ id }: RpcInput<typeof Get>): Promise<Record<string, unknown>> {
    if (id !== 'grief') throw new AppError('NOT_FOUND', 'Roadmap not found');
    return { id, title: 'Out of grief', stages: [{ steps: [{ id: 'walk', title: 'Walk to the sea' }] }] };
  }
}
