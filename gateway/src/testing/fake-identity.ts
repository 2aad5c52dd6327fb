import { randomUUID } from 'node:crypto';
import type { Role } from '@waymark/contracts/caller';
import * as account from '@waymark/contracts/identity/account.endpoints';
import * as addresses from '@waymark/contracts/identity/addresses.endpoints';
import type { AdminUser } from '@waymark/contracts/identity/admin-users';
import * as users from '@waymark/contracts/identity/admin-users.endpoints';
import * as applications from '@waymark/contracts/identity/applications.endpoints';
import * as audit from '@waymark/contracts/identity/audit.endpoints';
import { avatarIdOf, avatarUrl } from '@waymark/contracts/identity/avatar-address';
import * as avatars from '@waymark/contracts/identity/avatars.endpoints';
import type { Account } from '@waymark/contracts/identity/http';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import * as mentors from '@waymark/contracts/identity/mentors.endpoints';
import { GetMentor, ListMentors } from '@waymark/contracts/identity/mentors.endpoints';
import * as preferences from '@waymark/contracts/identity/notification-preferences.endpoints';
import * as news from '@waymark/contracts/identity/notifications.endpoints';
import * as passwords from '@waymark/contracts/identity/passwords.endpoints';
import * as reports from '@waymark/contracts/identity/reports.endpoints';
import * as devices from '@waymark/contracts/identity/rpc-devices';
import type { SecondFactorMethod } from '@waymark/contracts/identity/second-factor';
import * as secondFactor from '@waymark/contracts/identity/second-factor.endpoints';
import {
  CheckPassword,
  CheckSubject,
  FindLogin,
  GetUser,
  RegisterUser,
} from '@waymark/contracts/identity/users.endpoints';
import { rpcsIn } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { exportOf, FakeService } from './fake-service.ts';
import { AT } from './samples.ts';

const notification = {
  ...{ id: 'n1', kind: 'session-booked' as const, title: 'Your session is booked', body: 'With Amara' },
  ...{ link: '/scheduling', createdAt: AT, readAt: null },
};
const mail = {
  ...{ id: 'm1', to: 'lea@example.org', subject: 'Your session is booked' },
  ...{ state: 'kept' as const, createdAt: AT },
};

/** Accounts in memory. Their password is `password`, except where they registered with another. */
export class FakeIdentity extends FakeService {
  readonly users = new Map<number, Account & { password: string }>();
  /** By user; absent: none. */
  readonly secondFactors = new Map<number, SecondFactorMethod[]>();
  readonly mentors = new Map<number, Mentor>();

  constructor() {
    super('identity', [
      CheckPassword,
      FindLogin,
      CheckSubject,
      GetUser,
      RegisterUser,
      ...rpcsIn(
        account,
        addresses,
        applications,
        avatars,
        devices,
        mentors,
        news,
        passwords,
        preferences,
        secondFactor,
      ),
      ...rpcsIn(audit, users, reports),
    ]);
    this.on(CheckPassword, ({ username, password }) => {
      const user = [...this.users.values()].find((one) => one.username === username);
      if (!user || user.password !== password) {
        throw new AppError('BAD_CREDENTIALS', 'That username or password is wrong.');
      }
      return { ...user, secondFactor: this.secondFactors.get(user.id) ?? [] };
    });
    this.on(FindLogin, ({ username }) => {
      const name = username.toLowerCase();
      const user = [...this.users.values()].find((one) => [one.username, one.email].includes(name));
      return { userId: user?.id ?? null };
    });
    this.on(CheckSubject, ({ userId, subject }) => ({
      isCurrent: this.users.get(userId)?.subject === subject,
      hasSecondFactor: this.hasSecondFactor(userId),
    }));
    this.on(secondFactor.RequireProof, (_, { caller }) => {
      if (caller!.proved || !this.hasSecondFactor(caller!.userId)) return { success: true as const };
      throw new AppError('SECOND_FACTOR_REQUIRED', 'Please confirm your second factor to change this.');
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
    this.on(mentors.GetMentorFilters, () => ({ expertise: ['Grief'], languages: ['en'] }));
    this.on(mentors.UpdateMentorProfile, (changes, { caller }) =>
      this.addMentor({ ...changes, userId: caller!.userId }),
    );
    this.on(ListMentors, () => ({ items: [...this.mentors.values()], nextCursor: null }));
    this.on(GetMentor, ({ userId }) => {
      const mentor = this.mentors.get(userId);
      if (!mentor) throw new AppError('NOT_FOUND', 'Mentor not found');
      return mentor;
    });
    this.on(reports.AddReport, () => ({ success: true as const }));
    this.on(users.SuspendUser, ({ userId, body }) => this.suspend(userId, body.reason));
    this.on(devices.RecordDevice, () => ({ success: true as const }));
    this.handleNotifications();
    this.handleAvatars();
    this.handleAccount();
  }

  private handleAvatars(): void {
    this.on(avatars.CheckAvatarChange, () => ({ success: true as const }));
    this.on(avatars.SetAvatar, ({ avatarId }, { caller }) => {
      const user = this.users.get(caller!.userId)!;
      const former = avatarIdOf(user.avatar);
      user.avatar = avatarId && avatarUrl(avatarId);
      return { avatar: user.avatar, replaced: former === avatarId ? null : former };
    });
    this.on(avatars.ListUsedAvatars, ({ ids }) => {
      const used = new Set([...this.users.values()].map(({ avatar }) => avatarIdOf(avatar)));
      return { ids: ids.filter((id) => used.has(id)) };
    });
  }

  private handleAccount(): void {
    this.on(account.ConfirmOwner, () => ({ success: true as const }));
    this.on(account.ExportIdentity, () => exportOf('account'));
    this.on(account.GetDeletion, () => ({
      ...{ username: 'lea', isMentor: false, deleteAfter: null, days: 14, refusal: null },
    }));
    this.on(account.ScheduleDeletion, () => ({ deleteAfter: AT }));
    this.on(account.CancelDeletion, (_, { caller }) => this.users.get(caller!.userId)!);
  }

  private suspend(userId: number, reason: string): AdminUser {
    const { username, email, role, avatar } = this.users.get(userId)!;
    this.users.delete(userId);
    const account = { id: userId, username, email, role, avatar, mentorName: null, isReserved: false };
    return { ...account, createdAt: AT, suspension: { at: AT, by: 'boss', reason } };
  }

  private handleNotifications(): void {
    this.on(news.ListNotifications, () => ({ items: [notification], nextCursor: null }));
    this.on(news.GetUnread, () => ({ unread: 1 })).on(news.MarkRead, () => ({ unread: 0 }));
    this.on(news.ListMails, () => ({ items: [mail], nextCursor: null }));
    this.on(news.GetMail, () => ({ ...mail, html: '<p>Hello</p>', text: 'Hello', ics: null }));
  }

  private hasSecondFactor(userId: number): boolean {
    return (this.secondFactors.get(userId) ?? []).length > 0;
  }

  addMentor(given: Partial<Mentor> & { userId: number }): Mentor {
    const mentor = {
      id: given.userId,
      name: 'Rosa',
      avatar: null,
      bio: '',
      expertise: [],
      languages: [],
      timezone: null,
      roadmapCount: 0,
      nextFreeAt: null,
      nextGuidedAt: null,
      guidedPrice: { from: 2_000, to: 3_000 },
      sessionPrice: null,
      currency: 'USD' as const,
      rating: null,
      memberSince: '2026-11-20T10:00:00.000Z',
      ...given,
    };
    this.mentors.set(mentor.userId, mentor);
    return mentor;
  }

  add(given: Partial<Account & { password: string }> & { username: string }): Account {
    const id = given.id ?? 1000 + this.users.size;
    const role: Role = given.role ?? 'learner';
    const user = {
      id,
      subject: randomUUID(),
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
