import { render, toPlainText } from '@react-email/render';
import type { Message } from '../../domain/messages/message.ts';
import { footerLines, MailLayout, type MailSettings } from './mail-layout.tsx';

export interface RenderedMail {
  html: string;
  text: string;
}

/** Takes milliseconds, so mails are rendered when they are sent or viewed, not in the transaction of an event. */
export async function renderMail(message: Message, settings: MailSettings): Promise<RenderedMail> {
  const html = await render(<MailLayout message={message} settings={settings} />);
  const signature = ['--', `Waymark, ${settings.PUBLIC_URL}`, ...footerLines(settings)].join('\n');
  return { html, text: `${toPlainText(html, TEXT_OPTIONS)}\n\n${signature}\n` };
}

/** The part of html-to-text's interface that the formatters use; the package has no types. */
interface TextBuilder {
  openBlock(options: { leadingLineBreaks: number; isPre: boolean }): void;
  closeBlock(options: { trailingLineBreaks: number; blockTransform(text: string): string }): void;
  addLiteral(text: string): void;
}
interface Element {
  children: unknown;
  attribs: Record<string, string>;
}
type Walk = (children: unknown, builder: TextBuilder) => void;

const ONE_LINE = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

const TEXT_OPTIONS = {
  selectors: [
    { selector: 'tr', format: 'block', options: ONE_LINE },
    { selector: 'th', format: 'inlineSurround', options: { suffix: ': ' } },
    { selector: 'td', format: 'inline' },
    { selector: 'a', format: 'inline' },
    { selector: '.action', format: 'block', options: ONE_LINE },
    { selector: '.action > a', format: 'labelledLink' },
    { selector: '.label', format: 'block', options: { trailingLineBreaks: 1 } },
    { selector: '.label > span', format: 'inlineSurround', options: { suffix: ':' } },
    { selector: 'blockquote', format: 'quote' },
  ],
  formatters: {
    labelledLink: ({ children, attribs }: Element, walk: Walk, builder: TextBuilder) => {
      walk(children, builder);
      builder.addLiteral(`: ${attribs.href}`);
    },
    quote: ({ children }: Element, walk: Walk, builder: TextBuilder) => {
      builder.openBlock({ leadingLineBreaks: 1, isPre: true });
      walk(children, builder);
      builder.closeBlock({ trailingLineBreaks: 2, blockTransform: quoteLines });
    },
  },
};

/** Prefixes every line, so that a user's text cannot pass for ours. */
const quoteLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
