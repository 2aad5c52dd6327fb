import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import type { Tx } from '@waymark/database/tx';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import type { Session as SessionOfDomain } from '../domain/session.ts';
import { areChanged, planTasks, type WantedTask } from '../domain/tasks.ts';
import { TasksRepository } from '../persistence/tasks.repository.ts';
import { ChangeSession } from './change-session.ts';
import { ResolveTaskSteps } from './resolve-task-steps.ts';

@Injectable()
export class SetSessionNotes {
  constructor(
    private readonly changeSession: ChangeSession,
    private readonly steps: ResolveTaskSteps,
    private readonly tasks: TasksRepository,
  ) {}

  @RpcHandler(rpc.SetSessionNotes)
  execute({ id, notes, tasks }: RpcInput<typeof rpc.SetSessionNotes>, { userId }: Caller): Promise<Session> {
    return this.steps.execute(tasks, (wanted) =>
      this.changeSession.execute({
        id,
        userId,
        change: async (session, by, now, tx) => {
          session.checkNotes(by);
          const written = wanted && (await this.storeTasks(tx, session, wanted, now));
          session.writeNotes(by, notes, now, written);
        },
      }),
    );
  }

  private async storeTasks(tx: Tx, { state }: SessionOfDomain, wanted: readonly WantedTask[], now: Date) {
    const stored = await this.tasks.lock(tx, state.id);
    const planned = planTasks({ state, stored }, wanted, { now, newId });
    await this.tasks.store(tx, state.id, planned);
    return { count: planned.length, areChanged: areChanged(stored, planned) };
  }
}
