import type { Message } from '../../domain/messages/message.ts';
import type { IdentityEnv } from '../../env.ts';
import { htmlMail } from './mail-layout.tsx';
import { plainText } from './plain-text.ts';

/** A mail as people see it: with and without markup. */
export interface DrawnMail {
  html: string;
  text: string;
}

/** Takes milliseconds, so it is done where mails are sent or looked at, and not where news is heard. */
export function drawMail(
  message: Message,
  { PUBLIC_URL, DEMO_MODE }: Pick<IdentityEnv, 'PUBLIC_URL' | 'DEMO_MODE'>,
): DrawnMail {
  const place = { publicUrl: PUBLIC_URL, isDemo: DEMO_MODE };
  return { html: htmlMail(message, place), text: plainText(message, place) };
}
