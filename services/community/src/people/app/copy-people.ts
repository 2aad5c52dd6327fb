import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ListPeople } from '@waymark/contracts/identity/rpc-people';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { RecurringWork } from '@waymark/platform/recurring-work';
import { PeopleRepository } from '../../shared/persistence/people.repository.ts';
import { CloseHeld } from './close-held.ts';

const NAME = 'copying of people';
const RETRY_MS = 2_000;
const PAGE = 100;

/** At the start: copies mentors and admins whose events are older than the stream. Retried until identity has responded. */
@Injectable()
export class CopyPeople implements OnApplicationBootstrap {
  private isDone = false;

  constructor(
    private readonly db: Database,
    private readonly rpc: RpcClient,
    private readonly people: PeopleRepository,
    private readonly held: CloseHeld,
    private readonly recurring: RecurringWork,
  ) {}

  onApplicationBootstrap(): void {
    this.recurring.start(NAME, RETRY_MS, () => this.execute().catch(ignoreUnavailable));
    this.recurring.wake(NAME);
  }

  private async execute(): Promise<void> {
    let after = 0;
    while (!this.isDone) {
      const page = await this.rpc.call(ListPeople, { after, limit: PAGE });
      await this.db.transaction((tx) => this.people.fill(tx, page));
      after = page.at(-1)?.userId ?? after;
      this.isDone = page.length < PAGE;
      if (this.isDone) await this.held.catchUp();
    }
  }
}

/** Identity may start later than this process, which is no fault. */
function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'UNAVAILABLE')) throw error;
}
