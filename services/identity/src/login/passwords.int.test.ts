// guarantees: A forgotten password: link and code work once, briefly, with few attempts; unknown addresses look alike
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PasswordChanged } from '@waymark/contracts/identity/events';
import {
  ChangePassword,
  CheckUserEmail,
  ResetPassword,
  ResetPasswordDirect,
} from '@waymark/contracts/identity/passwords.endpoints';
import { CheckPassword, RegisterUser } from '@waymark/contracts/identity/users.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asLearner } from '@waymark/testing/caller';
import { SendMails } from '../notifications/app/send-mails.ts';
import { Harness } from '../testing/harness.ts';
import { partsOf, startMailServer } from '../testing/mail-server.ts';
import { Passwords } from './integrations/passwords.ts';
import { RecoveriesRepository } from './persistence/recoveries.repository.ts';

const OLD = 'slow rivers of tin';
const NEW = 'quiet lamps at dusk';

let smtp: Awaited<ReturnType<typeof startMailServer>>;
let identity: Harness;
let call: Harness['call'];

beforeAll(async () => {
  smtp = await startMailServer();
  identity = await new Harness({
    DEMO_MODE: 'true',
    SMTP_URL: smtp.url,
    PUBLIC_URL: 'https://way.example',
    MAIL_POLL_SECONDS: '3600',
  }).start();
  call = identity.call.bind(identity);
});
afterAll(async () => {
  await identity?.stop();
  await smtp?.stop();
});
afterEach(() => {
  smtp.received.length = 0;
});

/** Registers a user with a unique name. */
async function newUser() {
  const username = `u${newId().slice(-12)}`;
  const { id, email } = await call(RegisterUser, {
    username,
    email: `${username}@example.org`,
    password: OLD,
  });
  // Mails of one batch arrive in any order, so the one that confirms the address goes first.
  await sendMails();
  const logIn = (password: string) => call(CheckPassword, { username, password });
  return { id, username, email, logIn };
}

async function sendMails(): Promise<void> {
  while (await identity.get(SendMails).execute());
}

/** Requests a recovery and returns what its mail contains. */
async function recover(email: string): Promise<{ code: string; token: string; text: string }> {
  await call(CheckUserEmail, { email });
  await sendMails();
  const source = smtp.receivedBy(email).at(-1) ?? '';
  const text = partsOf(source).find(({ headers }) =>
    headers['content-type']?.startsWith('text/plain'),
  )!.content;
  const [, code = ''] = /^Code: (\d{6})$/m.exec(text) ?? [];
  const [, token = ''] = /https:\/\/way\.example\/reset-password\?token=([\w-]{43})/.exec(text) ?? [];
  return { code, token, text };
}

const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const refusedAt = (field: string) => ({ code: 'VALIDATION', issues: [{ path: [field] }] });

describe('a new password', () => {
  it.each(['password123', 'qwertyuiop', 'waymark2026'])(
    'is refused at its field when it is %p',
    async (password) => {
      const body = { username: 'weak-one', email: 'weak@example.org', password };
      const error = { ...refusedAt('password'), message: expect.stringMatching(/easy to guess|tr(y|ied)/) };
      await expect(call(RegisterUser, body)).rejects.toMatchObject(error);
      expect(await identity.sql("SELECT id FROM identity.users WHERE username = 'weak-one'")).toEqual([]);
    },
  );

  it('is refused when it names its owner', async () => {
    const body = { username: 'Marigold', email: 'kestrel@example.org' };
    for (const password of ['marigold1', 'Kestrel99']) {
      await expect(call(RegisterUser, { ...body, password })).rejects.toMatchObject(refusedAt('password'));
    }
  });

  it('does not affect the login of accounts with an older one', async () => {
    const login = { username: 'learner', password: 'waymark-demo' };
    await expect(call(CheckPassword, login)).resolves.toMatchObject({ username: 'learner' });
  });
});

describe('a forgotten password', () => {
  it('is replaced with the code of the mail, once', async () => {
    const { email, logIn } = await newUser();
    const { code, token } = await recover(email);
    await call(ResetPasswordDirect, { email: email.toUpperCase(), code, newPassword: NEW });
    await expect(logIn(NEW)).resolves.toMatchObject({ email });
    await expect(logIn(OLD)).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' });
    const other = 'seven green doors';
    await expect(call(ResetPasswordDirect, { email, code, newPassword: other })).rejects.toMatchObject(
      refusedAt('code'),
    );
    await expect(call(ResetPassword, { token, newPassword: other })).rejects.toMatchObject(
      refusedAt('token'),
    );
  });

  it('is replaced with the link of the mail, once under concurrent requests', async () => {
    const { email, logIn } = await newUser();
    const { token } = await recover(email);
    const passwords = Array.from({ length: 5 }, (_, n) => `${NEW} ${n}`);
    const all = await Promise.allSettled(
      passwords.map((newPassword) => call(ResetPassword, { token, newPassword })),
    );
    const won = all.findIndex(({ status }) => status === 'fulfilled');
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(logIn(passwords[won]!)).resolves.toMatchObject({ email });
  });

  it('is not replaced after the mail has expired', async () => {
    const { id, email } = await newUser();
    const { code, token } = await recover(email);
    await identity.sql('UPDATE identity.password_recoveries SET expires_at = now() WHERE user_id = $1', [id]);
    await expect(call(ResetPasswordDirect, { email, code, newPassword: NEW })).rejects.toMatchObject(
      refusedAt('code'),
    );
    await expect(call(ResetPassword, { token, newPassword: NEW })).rejects.toMatchObject(refusedAt('token'));
  });

  it('allows five attempts at a code, and then only the link', async () => {
    const { email } = await newUser();
    const { code, token } = await recover(email);
    const attempts = Array.from({ length: 8 }, () =>
      call(ResetPasswordDirect, { email, code: wrongOf(code), newPassword: NEW }),
    );
    for (const one of await Promise.allSettled(attempts)) expect(one.status).toBe('rejected');
    await expect(call(ResetPasswordDirect, { email, code, newPassword: NEW })).rejects.toMatchObject(
      refusedAt('code'),
    );
    await expect(call(ResetPassword, { token, newPassword: NEW })).resolves.toBeTruthy();
  });

  it('keeps its code when the new password is refused', async () => {
    const { username, email } = await newUser();
    const { code } = await recover(email);
    for (let n = 0; n < 6; n += 1) {
      await expect(
        call(ResetPasswordDirect, { email, code, newPassword: `${username}1` }),
      ).rejects.toMatchObject(refusedAt('newPassword'));
    }
    await expect(call(ResetPasswordDirect, { email, code, newPassword: NEW })).resolves.toBeTruthy();
  });

  it('accepts the code of the newest mail only', async () => {
    const { email } = await newUser();
    const { code: first } = await recover(email);
    const { code } = await recover(email);
    if (first !== code) {
      await expect(call(ResetPasswordDirect, { email, code: first, newPassword: NEW })).rejects.toMatchObject(
        refusedAt('code'),
      );
    }
    await expect(call(ResetPasswordDirect, { email, code, newPassword: NEW })).resolves.toBeTruthy();
  });

  it('leaves neither token nor code in the database once the mail is sent', async () => {
    const { id, email } = await newUser();
    const { code, token, text } = await recover(email);
    expect([code, token, text]).not.toContain('');
    const stored = JSON.stringify([
      await identity.sql('SELECT * FROM identity.mails WHERE user_id = $1', [id]),
      await identity.sql('SELECT * FROM identity.password_recoveries WHERE user_id = $1', [id]),
      await identity.sql('SELECT * FROM identity.notifications WHERE user_id = $1', [id]),
    ]);
    expect(stored).toContain('password-recovery');
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(`"${code}"`);
  });

  it('sends five mails an hour to one account', async () => {
    const [{ id, email }, other] = [await newUser(), await newUser()];
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => call(CheckUserEmail, { email })));
    const refusals = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refusals).toHaveLength(3);
    expect(refusals[0]).toMatchObject({ code: 'TOO_MANY', retryAfter: expect.any(Number) });
    const count =
      "SELECT count(*)::int AS n FROM identity.mails WHERE user_id = $1 AND kind = 'password-recovery'";
    expect(await identity.sql(count, [id])).toEqual([{ n: 5 }]);
    await expect(call(CheckUserEmail, { email: other.email })).resolves.toMatchObject({ exists: true });
  });

  it('counts concurrent mails to one account', async () => {
    const { id: userId } = await newUser();
    const codeHash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA';
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) => {
        const tokenHash = `${userId}-${n}`.padEnd(64, '0');
        const recovery = { id: newId(), userId, tokenHash, codeHash, minutes: 30 };
        return identity.get(RecoveriesRepository).add(recovery, 5, async () => {});
      }),
    );
    expect(all.filter((wait) => wait === null)).toHaveLength(5);
  });

  it('is not looked for without an account', async () => {
    const email = 'unknown@example.org';
    expect(await call(CheckUserEmail, { email })).toEqual({ exists: false, user: null });
    expect(await identity.sql('SELECT id FROM identity.mails WHERE recipient = $1', [email])).toEqual([]);
  });

  it('returns the same error for a wrong code, after the same hashing, with and without an account', async () => {
    const { email } = await newUser();
    const { code } = await recover(email);
    const matches = jest.spyOn(identity.get(Passwords), 'matches');
    const attempt = (address: string) =>
      call(ResetPasswordDirect, { email: address, code: wrongOf(code), newPassword: NEW }).catch(
        ({ code, message, issues }) => ({ code, message, issues }),
      );
    const known = await attempt(email);
    expect(matches).toHaveBeenCalledTimes(1);
    expect(await attempt('unknown@example.org')).toEqual(known);
    expect(matches).toHaveBeenCalledTimes(2);
  });

  it('of a demo account stays as it is', async () => {
    const email = 'learner@waymark.example';
    const { token } = await recover(email);
    await expect(call(ResetPassword, { token, newPassword: NEW })).rejects.toMatchObject({
      code: 'RULE_REFUSED',
    });
  });
});

describe('ChangePassword', () => {
  const change = (id: number, currentPassword: string, newPassword: string) =>
    call(ChangePassword, { currentPassword, newPassword, keptSession: 'this-one' }, asLearner(id));

  it('replaces the password, publishes the kept session, and informs the owner', async () => {
    const { id, email, logIn } = await newUser();
    const { token } = await recover(email);
    await change(id, OLD, NEW);
    await expect(logIn(NEW)).resolves.toMatchObject({ id });
    await expect(logIn(OLD)).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' });
    expect(await identity.emitted(PasswordChanged)).toContainEqual({ userId: id, keptSession: 'this-one' });
    await sendMails();
    expect(smtp.receivedBy(email).at(-1)).toContain('Subject: Your password was changed');
    const notices = await identity.sql('SELECT kind FROM identity.notifications WHERE user_id = $1', [id]);
    expect(notices).toEqual([{ kind: 'password-changed' }]);
    await expect(call(ResetPassword, { token, newPassword: OLD })).rejects.toMatchObject(refusedAt('token'));
  });

  it('rejects a wrong current password and a weak new one at their fields', async () => {
    const { id, username, logIn } = await newUser();
    await expect(change(id, 'not the password', NEW)).rejects.toMatchObject(refusedAt('currentPassword'));
    await expect(change(id, OLD, `${username}!`)).rejects.toMatchObject(refusedAt('newPassword'));
    await expect(change(id, OLD, 'short')).rejects.toMatchObject(refusedAt('newPassword'));
    await expect(logIn(OLD)).resolves.toMatchObject({ id });
  });

  it('lets one of several concurrent changes win', async () => {
    const { id } = await newUser();
    const all = await Promise.allSettled([1, 2, 3].map((n) => change(id, OLD, `${NEW} ${n}`)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is refused for a shared demo account', async () => {
    await expect(change(1, 'waymark-demo', NEW)).rejects.toMatchObject({ code: 'RULE_REFUSED' });
  });
});
