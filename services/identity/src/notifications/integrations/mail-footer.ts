import { notificationTopics } from '@waymark/contracts/identity/notification-topics';
import type { IdentityEnv } from '../../env.ts';
import { topicOf } from '../domain/topic-of.ts';
import { absoluteUrl } from './absolute-url.ts';

export type MailSettings = Pick<IdentityEnv, 'PUBLIC_URL' | 'DEMO_MODE' | 'MAIL_FROM' | 'SUPPORT_EMAIL'>;

/** A line below a mail: text, or a link. */
export type FooterLine = string | { label: string; url: string };

/** Why the recipient got it, where to change that, and who sent it. `token`: of the topic, if it can be turned off. */
export function footerOf(kind: string, settings: MailSettings, token: string | null): FooterLine[] {
  const { PUBLIC_URL, DEMO_MODE, MAIL_FROM } = settings;
  const { because } = notificationTopics[topicOf(kind)];
  const preferences = absoluteUrl(PUBLIC_URL, '/account/notifications') ?? PUBLIC_URL;
  return [
    `You are receiving this email because ${because}.`,
    { label: 'Choose which emails you get', url: preferences },
    ...(token ? [{ label: 'Turn off emails like this one', url: unsubscribePage(PUBLIC_URL, token) }] : []),
    `Sent by ${MAIL_FROM}`,
    ...(DEMO_MODE ? ['This is a demo: no real money moves.'] : []),
  ];
}

const unsubscribePage = (publicUrl: string, token: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/unsubscribe?token=${token}`;

/** Headers with which mail programs offer to unsubscribe with one click (RFC 2369, RFC 8058). */
export function unsubscribeHeaders(
  { PUBLIC_URL, UNSUBSCRIBE_ADDRESS }: Pick<IdentityEnv, 'PUBLIC_URL' | 'UNSUBSCRIBE_ADDRESS'>,
  token: string | null,
): Record<string, { prepared: true; foldLines: false; value: string }> {
  if (!token) return {};
  const targets = [
    `${PUBLIC_URL.replace(/\/+$/, '')}/api/unsubscribe?token=${token}`,
    ...(UNSUBSCRIBE_ADDRESS ? [`mailto:${UNSUBSCRIBE_ADDRESS}?subject=unsubscribe%20${token}`] : []),
  ];
  // Unfolded: some mail programs do not find an address that continues on the next line.
  const header = (value: string) => ({ prepared: true, foldLines: false, value }) as const;
  return {
    'List-Unsubscribe': header(targets.map((target) => `<${target}>`).join(', ')),
    'List-Unsubscribe-Post': header('List-Unsubscribe=One-Click'),
  };
}
