import type { Attendee } from '@waymark/calendar/session-ics';
import { createTransport } from 'nodemailer';
import type { IdentityEnv } from '../../env.ts';
import type { SmtpFailure } from '../domain/mail-retries.ts';
import type { MailToSend } from '../persistence/mails.repository.ts';
import { unsubscribeHeaders } from './mail-footer.ts';
import type { RenderedMail } from './render-mail.tsx';

/** Upper bound for one mail; must be below its lease. */
const DEADLINE_MS = 45_000;
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Parses `Waymark <news@waymark.example>` or a bare address. */
export function senderOf(from: string): Attendee {
  const [, name = '', email] = /^(.*?)\s*<?([^\s<>]+)>?$/.exec(from) ?? [];
  return { name: name || 'Waymark', email: email ?? from };
}

/** SMTP client: one connection per mail; TLS for smtps, STARTTLS where the server offers it. */
export class Smtp {
  private readonly transport;
  private readonly sender: Attendee;

  constructor(
    url: string,
    private readonly env: Pick<IdentityEnv, 'MAIL_FROM' | 'PUBLIC_URL' | 'UNSUBSCRIBE_ADDRESS'>,
  ) {
    // The content of a mail must not make nodemailer read files or fetch URLs.
    this.transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
    this.sender = senderOf(env.MAIL_FROM);
  }

  /** Resolves when the server has accepted the mail. Its Message-ID is the same on every attempt. Throws errors with the fields of SmtpFailure. */
  async send(mail: MailToSend & RenderedMail): Promise<void> {
    const { id, recipient, subject, html, text, ics, icsMethod } = mail;
    const { name, email } = this.sender;
    await this.transport.sendMail({
      messageId: `<${id}@${email.split('@').at(-1)}>`,
      from: { name, address: email },
      // An object is never parsed as a list of addresses.
      to: { name: '', address: recipient },
      subject,
      html,
      text,
      icalEvent: ics && icsMethod ? { method: icsMethod, content: ics, filename: 'invite.ics' } : undefined,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...unsubscribeHeaders(this.env, mail.subscriptionToken),
      },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
  }
}

/** The loggable part of an error: the server's text may contain addresses. */
export function failureOf(error: unknown): SmtpFailure & { code?: string } {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  return { code, command, responseCode };
}
