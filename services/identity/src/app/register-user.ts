import { Injectable } from '@nestjs/common';
import type { RegisterBody, User } from '@waymark/contracts/identity/http';
import { AppError } from '@waymark/kernel/app-error';
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
    return this.users.create({ username, email, passwordHash, role: 'learner' });
  }
}
