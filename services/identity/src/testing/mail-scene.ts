import { Harness } from './harness.ts';
import { startMailServer } from './mail-server.ts';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** The addresses of the learner 1 and the mentor 8. */
export const [lee, mei] = ['lee@learners.example', 'mei@mentors.example'];

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA';

/** identity with two users and a mail server; mails are sent by the test alone. */
export async function startMailScene(): Promise<{ smtp: MailServer; identity: Harness }> {
  const smtp = await startMailServer();
  const identity = await new Harness({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Waymark News <news@waymark.example>',
    PUBLIC_URL: 'https://way.example',
    MAIL_POLL_SECONDS: '3600',
  }).start();
  await identity.sql(
    `INSERT INTO users (id, username, email, password_hash, role)
     VALUES (1, 'lee', $1, $3, 'learner'), (8, 'mei', $2, $3, 'mentor')`,
    [lee, mei, HASH],
  );
  return { smtp, identity };
}
