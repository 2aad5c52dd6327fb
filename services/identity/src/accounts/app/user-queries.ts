import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { User } from '@waymark/contracts/identity/http';
import { FindPerson, ListPeople, type Person } from '@waymark/contracts/identity/rpc-people';
import { CheckSubject, GetUser } from '@waymark/contracts/identity/users.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { IdentityEnv } from '../../env.ts';
import { SecondFactorsRepository } from '../../login/persistence/second-factors.repository.ts';
import { isClosedDemo } from '../../shared/domain/demo-account.ts';
import { UsersRepository } from '../../shared/persistence/users.repository.ts';

@Injectable()
export class UserQueries {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    private readonly users: UsersRepository,
    private readonly factors: SecondFactorsRepository,
  ) {}

  @RpcHandler(GetUser)
  async get({ userId }: RpcInput<typeof GetUser>, caller: Caller): Promise<User> {
    const user = caller.userId === userId ? await this.users.findById(userId) : null;
    // As for a removed account, the gateway then ends a session that should not exist.
    if (!user || user.suspendedAt || isClosedDemo(user, this.env))
      throw new AppError('NOT_FOUND', 'There is no such user.');
    return user;
  }

  @RpcHandler(CheckSubject)
  async check({ userId, subject }: RpcInput<typeof CheckSubject>): Promise<RpcOutput<typeof CheckSubject>> {
    const user = await this.users.findById(userId);
    const isCurrent = user?.subject === subject && !user.suspendedAt && !isClosedDemo(user, this.env);
    const hasSecondFactor = isCurrent && (await this.factors.methods(userId)).length > 0;
    return { isCurrent, hasSecondFactor, applies: isCurrent && user.applies };
  }

  @RpcHandler(ListPeople)
  people({ after, limit }: RpcInput<typeof ListPeople>): Promise<Person[]> {
    return this.users.mentorsAndAdmins(after, limit);
  }

  @RpcHandler(FindPerson)
  person({ userId }: RpcInput<typeof FindPerson>): Promise<Person | null> {
    return this.users.person(userId);
  }
}
