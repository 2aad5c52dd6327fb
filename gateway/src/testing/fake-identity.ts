import type { Role } from '@waymark/contracts/caller';
import type { User } from '@waymark/contracts/identity/http';
import { CheckPassword, GetUser, RegisterUser } from '@waymark/contracts/identity/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { FakeService } from './fake-service.ts';

/** Accounts in memory. Everybody's password is `password`, unless they registered with another. */
export class FakeIdentity extends FakeService {
  readonly users = new Map<number, User & { password: string }>();

  constructor() {
    super('identity', [CheckPassword, GetUser, RegisterUser]);
    this.on(CheckPassword, ({ username, password }) => {
      const user = [...this.users.values()].find((one) => one.username === username);
      if (!user || user.password !== password) {
        throw new AppError('BAD_CREDENTIALS', 'That username or password is not right.');
      }
      return user;
    });
    this.on(GetUser, ({ userId }) => {
      const user = this.users.get(userId);
      if (!user) throw new AppError('NOT_FOUND', 'There is no such user.');
      return user;
    });
    this.on(RegisterUser, ({ username, email, password }) => {
      if ([...this.users.values()].some((one) => one.username === username)) {
        throw new AppError('USERNAME_TAKEN', 'That username is taken. Please choose another.');
      }
      return this.add({ username, email, password });
    });
  }

  add(given: Partial<User & { password: string }> & { username: string }): User {
    const id = given.id ?? 1000 + this.users.size;
    const role: Role = given.role ?? 'learner';
    const user = {
      id,
      email: `${given.username}@example.org`,
      role,
      subscriptionTier: 'free',
      avatar: null,
      password: 'password',
      ...given,
    };
    this.users.set(id, user);
    return user;
  }
}
