// guarantees: No visitor gets an official user name or one that looks like another; look-alikes of applicants are shown to admins
import { describe, expect, it } from '@jest/globals';
import { ApplicationEvaluated } from '@waymark/contracts/ai/events';
import { CheckPassword, RegisterUser } from '@waymark/contracts/identity/users.endpoints';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { nameSkeleton } from '../shared/integrations/name-skeleton.ts';
import { UsersRepository } from '../shared/persistence/users.repository.ts';
import { applicantsOf } from '../testing/applicants.ts';
import { anEvaluation } from '../testing/evaluations.ts';
import { Harness } from '../testing/harness.ts';
import { FillNameSkeletons } from './persistence/fill-name-skeletons.ts';

const identity = new Harness({ DEMO_MODE: 'true', ADMIN_USERNAMES: 'Boss' }).forFile({
  checkInvariants: true,
});
const { learner, apply, decide, find, own } = applicantsOf(identity);

const register = (username: string) =>
  identity.call(RegisterUser, {
    username,
    email: `${username}@example.org`,
    password: 'slow rivers of tin',
  });
const TAKEN = { code: 'USERNAME_TAKEN', message: 'That username is taken. Please choose another.' };

describe('a user name', () => {
  it('is refused like a taken one when it looks like that of another account', async () => {
    await register('limes');
    for (const name of ['Iimes', '1imes', 'lirnes', 'LIRNES', 'ADM1N', 'rnentor'])
      await expect(register(name)).rejects.toMatchObject({ ...TAKEN, issues: [{ path: ['username'] }] });
    await register('limes2');
  });

  it('is refused when it is official, reserved for an admin, or looks like such a name', async () => {
    for (const name of [
      'support',
      'Waymark',
      'moderator',
      'r00t',
      'security',
      'waymark-help',
      'b0ss',
      'admin2',
    ])
      await expect(register(name)).rejects.toMatchObject(TAKEN);
  });

  it('is given to one of many who register look-alikes at once', async () => {
    const names = ['Kiwi.hill', 'kiwi.hi11', 'kiwl.hill', 'k1wi.hill', 'KIWI.hiil', 'kiwi.hlll'];
    const all = await Promise.allSettled(names.map(register));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject(TAKEN);
  });

  it('can look like another when the operator creates it, and keeps both forms from visitors', async () => {
    const users = identity.get(UsersRepository);
    const [{ hash }] = (await identity.sql<{ hash: string }>(
      'SELECT password_hash AS hash FROM users WHERE id = 1',
    )) as [{ hash: string }];
    const make = (username: string) =>
      users.create(
        { username, email: `${username}@example.org`, passwordHash: hash, role: 'learner' },
        undefined,
        { byOperator: true },
      );
    const first = await make('plum');
    await make('p1um');
    await make('support');
    await expect(make('PLUM')).rejects.toMatchObject(TAKEN);
    await expect(register('pIurn')).rejects.toMatchObject(TAKEN);
    await identity.sql(
      `UPDATE users SET username = 'deleted:' || id, email = NULL, password_hash = NULL, deleted_at = now() WHERE id = $1`,
      [first.id],
    );
    await expect(register('pium')).rejects.toMatchObject(TAKEN);
  });

  it('of a deleted account stays reserved with its look-alikes', async () => {
    await identity.sql(
      `INSERT INTO reserved_usernames (username, until) VALUES ('tulip', now() + interval '1 day')`,
    );
    await expect(register('tuIip')).rejects.toMatchObject(TAKEN);
  });

  it('has the same skeleton in the database as in the service', async () => {
    const names = ['abcdefghijkLMNOPQRSTUVWXYZ', 'klmn.opq_r-st', 'uvwxyz0123456789', 'O0Il1mrnMRN'];
    for (const name of names) {
      const [row] = await identity.sql<{ skeleton: string }>(
        `INSERT INTO reserved_usernames (username, until) VALUES (lower($1), now()) RETURNING skeleton`,
        [name],
      );
      expect([name, row?.skeleton]).toEqual([name, nameSkeleton(name)]);
    }
  });
});

describe('accounts from before the check for look-alikes', () => {
  it('keep names that look alike, and the first blocks further ones', async () => {
    for (const name of ['lion', 'Iion', 'li0n'])
      await identity.sql(
        `INSERT INTO users (username, email, password_hash, look_alike)
         SELECT $1, $1 || '@example.org', password_hash, $1 <> 'lion' FROM users WHERE id = 1`,
        [name],
      );
    await expect(register('1ion')).rejects.toMatchObject(TAKEN);
    const login = { username: 'Iion', password: 'waymark-demo' };
    await expect(identity.call(CheckPassword, login)).resolves.toMatchObject({ username: 'Iion' });
  });
});

describe('the name of an applicant', () => {
  it.each(['Waymark Support', 'Wаymark Suppоrt', 'Support', 'The Admin', 'Root'])(
    'is refused when it could be taken for the team: %s',
    async (fullName) => {
      await expect(apply(await learner(), { fullName })).rejects.toMatchObject({
        code: 'VALIDATION',
        issues: [{ path: ['fullName'], message: expect.stringContaining('your own name') }],
      });
    },
  );

  it('is shown to admins with the people whose names look the same', async () => {
    const who = await learner();
    const { id } = await apply(who, { fullName: 'Меi Tаnaka' });
    expect((await find(id)).resembles).toEqual(['Mei Tanaka (mei)']);
    await register('vera.quill');
    const other = await apply(await learner(), { fullName: 'Vera Quiil' });
    expect((await find(other.id)).resembles).toEqual(['vera.quill']);
    const plain = await apply(await learner(), { fullName: 'Vera Quartz' });
    expect((await find(plain.id)).resembles).toEqual([]);
    // A decided one is not compared any more, and the applicant is never shown it.
    await decide(id, 'rejected');
    expect((await find(id)).resembles).toEqual([]);
    expect(await own(who)).not.toHaveProperty('resembles');
  });

  it('is compared with names of mentors from before skeletons were stored', async () => {
    const nora = await learner();
    await decide((await apply(nora, { fullName: 'Odile Marchetti' })).id, 'approved');
    const [stored] = await identity.sql('SELECT name_skeleton FROM mentors WHERE user_id = $1', [
      nora.userId,
    ]);
    expect(stored).toEqual({ name_skeleton: nameSkeleton('Odile Marchetti') });
    await identity.sql('UPDATE mentors SET name_skeleton = NULL');
    await identity.get(FillNameSkeletons).execute();
    const { id } = await apply(await learner(), { fullName: 'OdiIe Marchetti' });
    expect((await find(id)).resembles).toEqual([`Odile Marchetti (${nora.username})`]);
  });

  it('that resembles another is never approved without an admin', async () => {
    await identity.restart({ MENTOR_AUTO_APPROVE: 'true' });
    const [sly, plain] = [await learner(), await learner()];
    const evaluate = (applicationId: string) =>
      identity.publish(ApplicationEvaluated, anEvaluation({ applicationId }), { id: newId() });
    await evaluate((await apply(sly, { fullName: 'Mei Tаnaka' })).id);
    await evaluate((await apply(plain, { fullName: 'Pia Sommer' })).id);
    await eventually(async () => expect(await own(plain)).toMatchObject({ status: 'approved' }));
    await eventually(async () => expect(await own(sly)).toMatchObject({ evaluating: false }));
    expect(await own(sly)).toMatchObject({ status: 'pending' });
  });
});
