import type { Attendee } from '@waymark/calendar/session-ics';
import { createTransport } from 'nodemailer';
import type { SmtpFault } from '../../domain/mail-retries.ts';
import type { MailToSend } from '../../persistence/mails.repository.ts';
import type { RenderedMail } from './render-mail.tsx';

/** Longer than all of one sending together, whatever the server does; below the lease of a mail. */
const DEADLINE_MS = 45_000;
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** `Waymark <news@waymark.example>` or the address alone. */
export function senderOf(from: string): Attendee {
  const [, name = '', email] = /^(.*?)\s*<?([^\s<>]+)>?$/.exec(from) ?? [];
  return { name: name || 'Waymark', email: email ?? from };
}

/** Hands mails to a server by SMTP: a connection each, TLS as the URL says (smtps, or STARTTLS where it is offered). */
export class Smtp {
  private readonly transport;
  private readonly sender: Attendee;

  constructor(url: string, from: string) {
    // Nothing in a mail may make it read files or fetch addresses.
    this.transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
    this.sender = senderOf(from);
  }

  /** Resolves once the server has it. The same mail always has the same Message-ID. Throws with the fields of SmtpFault. */
  async send(mail: MailToSend & RenderedMail): Promise<void> {
    const { id, recipient, subject, html, text, ics, icsMethod } = mail;
    const { name, email } = this.sender;
    await this.transport.sendMail({
      messageId: `<${id}@${email.split('@').at(-1)}>`,
      from: { name, address: email },
      // As an object it is one address, whatever signs are in it.
      to: { name: '', address: recipient },
      subject,
      html,
      text,
      icalEvent: ics && icsMethod ? { method: icsMethod, content: ics, filename: 'invite.ics' } : undefined,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
  }
}

/** What of an error may be logged: no words of the server's, which hold addresses. */
export function faultOf(error: unknown): SmtpFault & { code?: string } {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  return { code, command, responseCode };
}
