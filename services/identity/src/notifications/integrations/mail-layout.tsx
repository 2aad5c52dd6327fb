import type { ComponentProps, CSSProperties } from 'react';
import type { Fact, Message } from '../domain/notices/message.ts';
import { absoluteUrl } from './absolute-url.ts';
import type { FooterLine } from './mail-footer.ts';
import { light, styles } from './palette.ts';

const SANS = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";

const body: CSSProperties = { margin: 0, padding: 0, background: light.paper };
const ink: CSSProperties = { color: light.ink, fontFamily: SANS, fontSize: 16, lineHeight: '26px' };
const paragraph: CSSProperties = { ...ink, margin: '0 0 16px', wordBreak: 'break-word' };
const small: CSSProperties = { ...ink, color: light.muted, fontSize: 14, lineHeight: '22px', margin: 0 };
const card: CSSProperties = {
  background: light.raised,
  border: `1px solid ${light.line}`,
  borderRadius: 14,
  padding: 32,
};
const heading: CSSProperties = {
  color: light.ink,
  fontFamily: SERIF,
  fontSize: 24,
  lineHeight: '32px',
  fontWeight: 600,
  margin: '0 0 24px',
  wordBreak: 'break-word',
};
const link: CSSProperties = { color: light.link, textDecoration: 'underline', wordBreak: 'break-word' };
const button: CSSProperties = {
  display: 'inline-block',
  padding: '12px 24px',
  borderRadius: 10,
  background: light.moss,
  color: light.onMoss,
  fontFamily: SANS,
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 600,
  textDecoration: 'none',
};
const quoteStyle: CSSProperties = {
  ...ink,
  fontFamily: SERIF,
  margin: '0 0 24px',
  paddingLeft: 16,
  borderLeft: `3px solid ${light.clay}`,
  whiteSpace: 'pre-line',
  wordBreak: 'break-word',
};

interface MailLayoutProps {
  message: Message;
  publicUrl: string;
  footer: FooterLine[];
}

/** One layout for all mails. It loads no resource; `data-skip-in-text` leaves a part out of the text version. */
export function MailLayout({ message, publicUrl, footer }: MailLayoutProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{message.subject}</title>
        <style>{styles}</style>
      </head>
      <body className="paper" style={body}>
        <Preview text={message.lead.join(' ')} />
        <Table role="presentation" className="paper" style={{ ...body, width: '100%' }}>
          <tr>
            <td align="center" style={{ padding: '32px 16px' }}>
              <Table role="presentation" style={{ width: '100%', maxWidth: 600 }}>
                <tr data-skip-in-text>
                  <td style={{ padding: '0 8px 16px' }}>
                    <a className="ink" href={publicUrl} style={{ ...ink, ...brand }}>
                      Waymark
                    </a>
                  </td>
                </tr>
                <tr>
                  <td className="raised card" style={card}>
                    <Content message={message} publicUrl={publicUrl} />
                  </td>
                </tr>
                <tr data-skip-in-text>
                  <td style={{ padding: '16px 8px 0' }}>
                    <Footer lines={footer} />
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

/** The line that lists of mails show after the subject. Filled up, so that they do not add what follows. */
function Preview({ text }: { text: string }) {
  return (
    <div data-skip-in-text style={hidden}>
      {text}
      {'\u200c\u00a0'.repeat(Math.max(0, PREVIEW_LENGTH - text.length))}
    </div>
  );
}

const PREVIEW_LENGTH = 120;
const hidden: CSSProperties = { display: 'none', maxHeight: 0, overflow: 'hidden' };

function Footer({ lines }: { lines: FooterLine[] }) {
  return lines.map((line) =>
    typeof line === 'string' ? (
      <p key={line} className="muted" style={small}>
        {line}
      </p>
    ) : (
      <p key={line.label} className="muted" style={small}>
        <a className="muted" href={line.url} style={{ color: light.muted, textDecoration: 'underline' }}>
          {line.label}
        </a>
      </p>
    ),
  );
}

const brand: CSSProperties = { fontFamily: SERIF, fontSize: 20, fontWeight: 600, textDecoration: 'none' };

function Table({ children, ...props }: ComponentProps<'table'>) {
  return (
    <table cellPadding={0} cellSpacing={0} {...props}>
      <tbody>{children}</tbody>
    </table>
  );
}

function Content({ message, publicUrl }: { message: Message; publicUrl: string }) {
  const { title, name, lead, facts, quote, after } = message;
  return (
    <>
      <h1 data-skip-in-text className="ink" style={heading}>
        {title}
      </h1>
      <Paragraphs lines={[name ? `Hello ${name},` : 'Hello,', ...lead]} />
      <Facts facts={facts} publicUrl={publicUrl} />
      {quote && (
        <>
          <p className="muted label" style={{ ...small, margin: '0 0 8px' }}>
            <span className="colon">{quote.label}</span>
          </p>
          <blockquote dir="auto" className="quote" style={quoteStyle}>
            {quote.text}
          </blockquote>
        </>
      )}
      <Actions message={message} publicUrl={publicUrl} />
      <Paragraphs lines={after} />
    </>
  );
}

function Paragraphs({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <p key={line} className="ink" style={paragraph}>
      {line}
    </p>
  ));
}

/** A data table with row headers, so no `role="presentation"`. */
function Facts({ facts, publicUrl }: { facts: Fact[]; publicUrl: string }) {
  const cell: CSSProperties = {
    ...ink,
    padding: '8px 0',
    borderTop: `1px solid ${light.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
    wordBreak: 'break-word',
  };
  return (
    <Table style={{ width: '100%', margin: '8px 0 24px' }}>
      {facts.map(({ label, text, href }) => {
        const url = href ? absoluteUrl(publicUrl, href) : null;
        return (
          <tr key={label}>
            <th scope="row" className="muted rule" style={{ ...cell, ...labelCell }}>
              {label}
            </th>
            <td className="ink rule" style={cell}>
              {url ? (
                <a className="link" href={url} style={link}>
                  {text}
                </a>
              ) : (
                text
              )}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

const labelCell: CSSProperties = {
  color: light.muted,
  fontWeight: 400,
  width: '30%',
  // As wide as the longest word of a label, so that only names are broken.
  minWidth: 80,
  paddingRight: 16,
};

function Actions({ message, publicUrl }: { message: Message; publicUrl: string }) {
  return message.actions.map(({ label, to }, index) => {
    const url = absoluteUrl(publicUrl, to);
    if (!url) return null;
    const isButton = index === 0;
    return (
      <p key={label} className="action" style={{ margin: '0 0 16px' }}>
        <a
          className={isButton ? 'button' : 'link'}
          href={url}
          style={isButton ? button : { ...ink, ...link }}
        >
          <span className="colon">{label}</span>
        </a>
      </p>
    );
  });
}
