import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import type { LearnerRecord, PrivateNote } from '@waymark/contracts/scheduling/learners';
import * as rpc from '@waymark/contracts/scheduling/learners.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { GoalsRepository } from '../persistence/goals.repository.ts';
import { LearnersReader } from '../persistence/learners.reader.ts';
import { PrivateNotesRepository } from '../persistence/private-notes.repository.ts';
import { SessionsReader } from '../persistence/sessions.reader.ts';
import { TasksRepository } from '../persistence/tasks.repository.ts';

@Injectable()
export class PrivateNotes {
  constructor(
    private readonly sessions: SessionsReader,
    private readonly notes: PrivateNotesRepository,
    private readonly learners: LearnersReader,
    private readonly goals: GoalsRepository,
    private readonly tasks: TasksRepository,
  ) {}

  @RpcHandler(rpc.GetPrivateNote)
  async get({ id }: RpcInput<typeof rpc.GetPrivateNote>, { userId }: Caller): Promise<PrivateNote> {
    await this.sessions.find(userId, id);
    return this.notes.find(userId, id);
  }

  /** The people of a session never change, so they can be checked before the transaction. */
  @RpcHandler(rpc.SetPrivateNote)
  async set({ id, body }: RpcInput<typeof rpc.SetPrivateNote>, { userId }: Caller): Promise<PrivateNote> {
    await this.sessions.find(userId, id);
    return this.notes.store(userId, id, body.text);
  }

  @RpcHandler(rpc.GetLearnerRecord)
  async learner(
    { learnerId }: RpcInput<typeof rpc.GetLearnerRecord>,
    { userId }: Caller,
  ): Promise<LearnerRecord> {
    const found = await this.learners.find(userId, learnerId);
    if (!found) throw new AppError('NOT_FOUND', 'You have had no session with this person.');
    const [privateNotes, goal, tasks] = await Promise.all([
      this.notes.about(userId, learnerId),
      this.goals.find(userId, learnerId),
      this.tasks.ofPair(userId, learnerId),
    ]);
    return { ...found, privateNotes, goal, tasks };
  }

  @RpcHandler(rpc.ListLearners)
  list(
    { quiet, ...page }: RpcInput<typeof rpc.ListLearners>,
    { userId }: Caller,
  ): Promise<RpcOutput<typeof rpc.ListLearners>> {
    return this.learners.list(userId, quiet === 'true', page);
  }
}
