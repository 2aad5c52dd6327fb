import { Injectable } from '@nestjs/common';
import type { LoginBody, User } from '@waymark/contracts/identity/http';
import { AppError } from '@waymark/kernel/app-error';
import { Passwords } from '../integrations/passwords.ts';
import { UsersRepository } from '../persistence/users.repository.ts';

@Injectable()
export class CheckPassword {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
  ) {}

  async execute({ username, password }: LoginBody): Promise<User> {
    const user = await this.users.findByLogin(username);
    const matches = await this.passwords.matches(password, user?.passwordHash ?? null);
    if (!user || !matches) throw new AppError('BAD_CREDENTIALS', 'That username or password is not right.');
    return user;
  }
}
