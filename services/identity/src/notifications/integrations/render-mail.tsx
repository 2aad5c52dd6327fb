import { render, toPlainText } from '@react-email/render';
import type { Message } from '../domain/notices/message.ts';
import { type FooterLine, footerOf, type MailSettings } from './mail-footer.ts';
import { MailLayout } from './mail-layout.tsx';

export interface RenderedMail {
  html: string;
  text: string;
}

/** Takes milliseconds, so mails are rendered when they are sent or viewed, not in the transaction of an event. */
export async function renderMail(
  stored: Message,
  settings: MailSettings,
  subscriptionToken: string | null,
): Promise<RenderedMail> {
  const message = withSupport(withSecrets(stored), settings.SUPPORT_EMAIL);
  const publicUrl = settings.PUBLIC_URL;
  const footer = footerOf(message.kind, settings, subscriptionToken);
  const html = await render(<MailLayout message={message} publicUrl={publicUrl} footer={footer} />);
  const signature = ['--', `Waymark, ${publicUrl}`, ...footer.map(lineOf)].join('\n');
  const text = toPlainText(html, TEXT_OPTIONS).replace(/ +$/gm, '');
  return { html, text: `${text}\n\n${signature}\n` };
}

const lineOf = (line: FooterLine): string => (typeof line === 'string' ? line : `${line.label}: ${line.url}`);

function withSupport(message: Message, address: string | undefined): Message {
  if (!message.support || !address) return message;
  const sentence = `${message.support}, please contact support: ${address}`;
  return { ...message, after: [...message.after, sentence] };
}

function withSecrets(message: Message): Message {
  const { secrets } = message;
  if (!secrets) return message;
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (all, name: string) => secrets[name] ?? all);
  return {
    ...message,
    facts: message.facts.map((fact) => ({ ...fact, text: fill(fact.text) })),
    actions: message.actions.map(({ label, to }) => ({ label, to: fill(to) })),
  };
}

const ONE_LINE = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

const TEXT_OPTIONS = {
  preserveNewlines: true,
  selectors: [
    { selector: 'tr', format: 'block', options: ONE_LINE },
    { selector: 'th', format: 'inlineSurround', options: { suffix: ': ' } },
    { selector: 'td', format: 'inline' },
    { selector: 'a', format: 'inline' },
    { selector: '.rule > a', format: 'anchor', options: { hideLinkHrefIfSameAsText: true } },
    { selector: '.action', format: 'block', options: ONE_LINE },
    { selector: '.action > a', format: 'anchor' },
    { selector: '.label', format: 'block', options: { trailingLineBreaks: 1 } },
    { selector: '.colon', format: 'inlineSurround', options: { suffix: ':' } },
    { selector: 'blockquote', format: 'blockquote', options: { leadingLineBreaks: 1 } },
  ],
};
