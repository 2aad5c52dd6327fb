import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { avatarUrl } from '@waymark/contracts/identity/avatar-address';
import { MentorChanged, UserRegistered } from '@waymark/contracts/identity/events';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { demoAvatars } from '@waymark/demo/avatars';
import { demoMentors } from '@waymark/demo/mentors';
import { DEMO_PASSWORD, demoPeople } from '@waymark/demo/people';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { DemoApplicationsRepository } from '../applications/persistence/demo-applications.repository.ts';
import type { IdentityEnv } from '../env.ts';
import { Passwords } from '../login/integrations/passwords.ts';
import type { UsersTable } from '../persistence/tables.ts';
import { nameSkeleton } from '../shared/integrations/name-skeleton.ts';
import { MentorRow } from '../shared/persistence/mentor.row.ts';
import { UserRow } from '../shared/persistence/user.row.ts';
import { demoApplications } from './demo-applications.ts';
import { DemoAvatars } from './demo-avatars.ts';

type DemoPerson = (typeof demoPeople)[keyof typeof demoPeople];

/** Creates missing demo accounts, which have fixed ids, at every start in demo mode. */
@Injectable()
export class DemoSeed implements OnApplicationBootstrap {
  private readonly logger = new Logger(DemoSeed.name);

  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    private readonly db: Database,
    private readonly passwords: Passwords,
    private readonly avatars: DemoAvatars,
    private readonly applications: DemoApplicationsRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.DEMO_MODE) return;
    await this.seedMissing();
    await this.avatars.seed();
  }

  private async seedMissing(): Promise<void> {
    const missing = await this.missing();
    if (missing.length > 0) await this.seedPeople(missing);
    await this.db.transaction((tx) => this.applications.add(tx, demoApplications, demoPeople.admin.username));
  }

  private async seedPeople(missing: DemoPerson[]): Promise<void> {
    // One hash for all: the password is public, and nine hashes would take a second.
    const passwordHash = await this.passwords.hash(DEMO_PASSWORD);
    await this.db.transaction(async (tx) => {
      for (const person of missing) await seedPerson(tx, person, passwordHash);
    });
    this.logger.log(`seeded ${missing.length} demo accounts`);
  }

  private async missing(): Promise<DemoPerson[]> {
    const people = Object.values(demoPeople);
    const rows = await this.db.read((em) =>
      em.query<Columns<UsersTable, 'id'>[]>('SELECT id FROM users WHERE id = ANY($1)', [
        people.map((person) => person.id),
      ]),
    );
    const existing = new Set(rows.map((row) => row.id));
    return people.filter((person) => !existing.has(person.id));
  }
}

async function seedPerson(tx: Tx, { id, username, role }: DemoPerson, passwordHash: string): Promise<void> {
  const email = `${username}@waymark.example`;
  const picture = demoAvatars.get(id);
  const avatar = picture === undefined ? null : avatarUrl(picture);
  const inserted = await insertIfFree(tx, UserRow, {
    ...{ id, username, email, role, passwordHash, avatar },
    emailConfirmedAt: new Date(),
  });
  if (!inserted) return;
  tx.emit(UserRegistered, { userId: id, username, role });
  const profile = demoMentors.find((mentor) => mentor.id === id);
  if (!profile) return;
  const { name, bio, expertise, languages, timezone } = profile;
  await insertIfFree(tx, MentorRow, {
    ...{ userId: id, name, nameSkeleton: nameSkeleton(name), bio, timezone, approvedBy: 'demo' },
    ...{ expertise: [...expertise], languages: [...languages] },
  });
  tx.emit(MentorChanged, { mentorId: id, name, avatar, bio, expertise: [...expertise], version: 1 });
}

async function insertIfFree<T extends object>(
  tx: Tx,
  row: new () => T,
  values: Partial<T>,
): Promise<boolean> {
  const result = await tx.em
    .createQueryBuilder()
    .insert()
    .into(row)
    .values(values as never)
    .orIgnore()
    .returning('*')
    .execute();
  return result.raw.length > 0;
}
