import { Injectable } from '@nestjs/common';
import type { Account, RegisterBody } from '@waymark/contracts/identity/http';
import * as rpc from '@waymark/contracts/identity/users.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { hashOf } from '@waymark/messaging/rpc-wire';
import { context, runInContext } from '@waymark/platform/context';
import { Passwords } from '../../login/integrations/passwords.ts';
import { requireStrongPassword } from '../../login/integrations/require-strong-password.ts';
import { nameSkeleton } from '../../shared/integrations/name-skeleton.ts';
import { UsersRepository, usernameTaken } from '../../shared/persistence/users.repository.ts';
import { isOfficialName } from '../domain/official-names.ts';
import { ReservedNames } from '../domain/reserved-names.ts';
import { EmailLinks } from './email-links.ts';

@Injectable()
export class RegisterUser {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly reserved: ReservedNames,
    private readonly emailLinks: EmailLinks,
  ) {}

  @RpcHandler(rpc.RegisterUser)
  async execute({ username, email, password }: RegisterBody): Promise<Account> {
    if (this.reserved.resembles(username) || isOfficialName(username, nameSkeleton)) throw usernameTaken();
    requireStrongPassword(password, { username, email }, 'password');
    const passwordHash = await this.passwords.hash(password);
    const create = () =>
      this.users.create({ username, email, passwordHash, role: 'learner' }, (tx, user) =>
        this.emailLinks.confirmation(tx, user, email),
      );
    const request = context();
    // The input hash of an Idempotency-Key is fast to compute and must not allow guessing the password.
    const user = await (request
      ? runInContext({ ...request, inputHash: hashOf({ username, email }) }, create)
      : create());
    await this.checkRepeated(user, password, passwordHash);
    return user;
  }

  /** A different stored hash means that the key was used before; the password must be the same. */
  private async checkRepeated({ id }: Account, password: string, newHash: string): Promise<void> {
    const stored = await this.users.findById(id);
    if (!stored || stored.passwordHash === newHash) return;
    if (await this.passwords.matches(password, stored.passwordHash)) return;
    throw new AppError('IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was already used for another request.');
  }
}
