import type { Message } from '../../domain/messages/message.ts';
import { absolute } from './links.ts';

export interface Place {
  /** Where people open the product; never taken from a request. */
  publicUrl: string;
  /** Says in every mail that nothing of it is real. */
  isDemo: boolean;
}

export const DEMO_NOTE = 'This is a demo: no real money moves.';
export const whyYou = 'You get this mail because of a session or a payment of yours on Waymark.';

/** The mail for those who read text. What people wrote stands behind `>`, so that it is nobody else's word. */
export function plainText(message: Message, { publicUrl, isDemo }: Place): string {
  const { name, lead, facts, quote, actions, after } = message;
  const blocks = [
    name ? `Hello ${name},` : 'Hello,',
    ...lead,
    facts.map(({ label, text }) => `${label}: ${text}`).join('\n'),
    quote ? `${quote.label}:\n${quoted(quote.text)}` : '',
    actions.flatMap(({ label, to }) => linkLine(label, absolute(publicUrl, to))).join('\n'),
    ...after,
    ['--', `Waymark, ${publicUrl}`, whyYou, ...(isDemo ? [DEMO_NOTE] : [])].join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const linkLine = (label: string, url: string | null): string[] => (url ? [`${label}: ${url}`] : []);

const quoted = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
