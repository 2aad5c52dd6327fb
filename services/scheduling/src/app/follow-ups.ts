import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { FollowUp, Goal, OwnTask, Task } from '@waymark/contracts/scheduling/tasks';
import * as rpc from '@waymark/contracts/scheduling/tasks.endpoints';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { canHaveTasks } from '../domain/policy.ts';
import { GoalsRepository } from '../persistence/goals.repository.ts';
import { SessionsReader } from '../persistence/sessions.reader.ts';
import { TasksRepository } from '../persistence/tasks.repository.ts';

/** Between two sessions: tasks, and the goal of two people. */
@Injectable()
export class FollowUps {
  constructor(
    private readonly sessions: SessionsReader,
    private readonly taskStore: TasksRepository,
    private readonly goals: GoalsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.GetFollowUp)
  async get({ id }: RpcInput<typeof rpc.GetFollowUp>, { userId }: Caller): Promise<FollowUp> {
    const { state } = await this.sessions.find(userId, id);
    const isMentor = userId === state.mentorId;
    const [tasks, goal, last] = await Promise.all([
      this.taskStore.ofSession(id),
      this.goals.find(userId, isMentor ? state.learnerId : state.mentorId),
      this.taskStore.before(id),
    ]);
    return { tasks, goal, last, canWriteTasks: isMentor && canHaveTasks(state, this.clock.now()) };
  }

  @RpcHandler(rpc.ListTasks)
  own(_: RpcInput<typeof rpc.ListTasks>, { userId }: Caller): Promise<OwnTask[]> {
    return this.taskStore.own(userId);
  }

  @RpcHandler(rpc.ChangeTask)
  change({ id, body }: RpcInput<typeof rpc.ChangeTask>, { userId }: Caller): Promise<Task> {
    return this.taskStore.change(userId, id, body);
  }

  @RpcHandler(rpc.SetGoal)
  setGoal({ userId: otherId, body }: RpcInput<typeof rpc.SetGoal>, { userId }: Caller): Promise<Goal> {
    return this.goals.store(userId, otherId, body.text);
  }
}
