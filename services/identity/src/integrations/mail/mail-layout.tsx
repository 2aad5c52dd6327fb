import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Fact, Message } from '../../domain/messages/message.ts';
import { absolute } from './links.ts';
import { day, duskStyles } from './palette.ts';
import { DEMO_NOTE, type Place, whyYou } from './plain-text.ts';

const SANS = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";

const body: CSSProperties = { margin: 0, padding: 0, background: day.paper };
const ink: CSSProperties = { color: day.ink, fontFamily: SANS, fontSize: 16, lineHeight: '26px' };
const paragraph: CSSProperties = { ...ink, margin: '0 0 16px' };
const small: CSSProperties = { ...ink, color: day.muted, fontSize: 14, lineHeight: '22px', margin: 0 };
const card: CSSProperties = {
  background: day.raised,
  border: `1px solid ${day.line}`,
  borderRadius: 14,
  padding: 32,
};
const heading: CSSProperties = {
  color: day.ink,
  fontFamily: SERIF,
  fontSize: 24,
  lineHeight: '32px',
  fontWeight: 600,
  margin: '0 0 24px',
};
const link: CSSProperties = { color: day.link, textDecoration: 'underline', wordBreak: 'break-word' };
const button: CSSProperties = {
  display: 'inline-block',
  padding: '12px 24px',
  borderRadius: 10,
  background: day.moss,
  color: day.onMoss,
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
  borderLeft: `3px solid ${day.clay}`,
  whiteSpace: 'pre-line',
  wordBreak: 'break-word',
};

/** The mail as a page: one layout for all. Nothing in it is fetched from anywhere. */
export function htmlMail(message: Message, place: Place): string {
  return `<!doctype html>${renderToStaticMarkup(<MailPage message={message} place={place} />)}`;
}

function MailPage({ message, place }: { message: Message; place: Place }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{message.subject}</title>
        <style>{duskStyles}</style>
      </head>
      <body className="paper" style={body}>
        <Column>
          <tr>
            <td style={{ padding: '0 8px 16px' }}>
              <a className="ink" href={place.publicUrl} style={{ ...ink, ...brand }}>
                Waymark
              </a>
            </td>
          </tr>
          <tr>
            <td className="raised" style={card}>
              <Content message={message} publicUrl={place.publicUrl} />
            </td>
          </tr>
          <tr>
            <td style={{ padding: '16px 8px 0' }}>
              <p className="muted" style={small}>
                {whyYou}
              </p>
              {place.isDemo && (
                <p className="muted" style={small}>
                  {DEMO_NOTE}
                </p>
              )}
            </td>
          </tr>
        </Column>
      </body>
    </html>
  );
}

const brand: CSSProperties = { fontFamily: SERIF, fontSize: 20, fontWeight: 600, textDecoration: 'none' };

function Column({ children }: { children: ReactNode }) {
  return (
    <table
      role="presentation"
      className="paper"
      style={{ ...body, width: '100%' }}
      cellPadding={0}
      cellSpacing={0}
    >
      <tbody>
        <tr>
          <td align="center" style={{ padding: '32px 16px' }}>
            <table
              role="presentation"
              style={{ width: '100%', maxWidth: 600 }}
              cellPadding={0}
              cellSpacing={0}
            >
              <tbody>{children}</tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Content({ message, publicUrl }: { message: Message; publicUrl: string }) {
  const { title, name, lead, facts, quote, after } = message;
  return (
    <>
      <h1 className="ink" style={heading}>
        {title}
      </h1>
      <Paragraphs lines={[name ? `Hello ${name},` : 'Hello,', ...lead]} />
      <Facts facts={facts} publicUrl={publicUrl} />
      {quote && (
        <>
          <p className="muted" style={{ ...small, margin: '0 0 8px' }}>
            {quote.label}
          </p>
          <blockquote className="quote" style={quoteStyle}>
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

/** A table of words, not of layout: readers hear each label with what stands beside it. */
function Facts({ facts, publicUrl }: { facts: Fact[]; publicUrl: string }) {
  const cell: CSSProperties = {
    ...ink,
    padding: '8px 0',
    borderTop: `1px solid ${day.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
    wordBreak: 'break-word',
  };
  return (
    <table style={{ width: '100%', margin: '8px 0 24px' }} cellPadding={0} cellSpacing={0}>
      <tbody>
        {facts.map(({ label, text, href }) => {
          const url = href ? absolute(publicUrl, href) : null;
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
      </tbody>
    </table>
  );
}

const labelCell: CSSProperties = {
  color: day.muted,
  fontWeight: 400,
  width: '30%',
  paddingRight: 16,
};

function Actions({ message, publicUrl }: { message: Message; publicUrl: string }) {
  return message.actions.map(({ label, to }, index) => {
    const url = absolute(publicUrl, to);
    if (!url) return null;
    const isButton = index === 0;
    return (
      <p key={label} style={{ margin: '0 0 16px' }}>
        <a
          className={isButton ? 'button' : 'link'}
          href={url}
          style={isButton ? button : { ...ink, ...link }}
        >
          {label}
        </a>
      </p>
    );
  });
}
