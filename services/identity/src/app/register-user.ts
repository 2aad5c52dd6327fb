import { Injectable } from '@nestjs/common';
import type { RegisterBody, User } from '@waymark/contracts/identity/http';
import { AppError } from '@waymark/kernel/app-error';
import { hashOf } from '@waymark/messaging/rpc-wire';
import { context, runInContext } from '@waymark/platform/context';
import { ReservedNames } from '../domain/reserved-names.ts';
import { Passwords } from '../integrations/passwords.ts';
import { UsersRepository } from '../persistence/users.repository.ts';

@Injectable()
export class RegisterUser {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly reserved: ReservedNames,
  ) {}

  async execute({ username, email, password }: RegisterBody): Promise<User> {
    if (this.reserved.includes(username)) {
      // The same words as for any taken name: what the operator reserved is nobody's business.
      const message = 'That username is taken.';
      throw new AppError('USERNAME_TAKEN', `${message} Please choose another.`, {
        issues: [{ path: ['username'], message }],
      });
    }
    const passwordHash = await this.passwords.hash(password);
    const create = () => this.users.create({ username, email, passwordHash, role: 'learner' });
    const request = context();
    // The input is kept beside an Idempotency-Key as a hash that is quick to try passwords on: theirs is left out.
    const user = await (request
      ? runInContext({ ...request, inputHash: hashOf({ username, email }) }, create)
      : create());
    await this.checkRepeated(user, password, passwordHash);
    return user;
  }

  /** Another hash than the one just made: the key came before. It must have come with the same password. */
  private async checkRepeated({ id }: User, password: string, justMade: string): Promise<void> {
    const stored = await this.users.findById(id);
    if (!stored || stored.passwordHash === justMade) return;
    if (await this.passwords.matches(password, stored.passwordHash)) return;
    throw new AppError('IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was already used for another request.');
  }
}
