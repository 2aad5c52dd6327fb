import { beforeAll, describe, expect, it } from '@jest/globals';
import { aSession, mailSettings } from '../../testing/samples.ts';
import { suspendedMessage } from '../domain/notices/account.ts';
import { viewOf } from '../domain/notices/session-notice.ts';
import { booked, reminder } from '../domain/notices/sessions.ts';
import { renderMail } from './render-mail.tsx';

const malicious = {
  mentorName: '<img src=x onerror=alert(1)>\r\nBcc: all@example.org\u202e',
  topic: '</blockquote><script>alert(1)</script>',
  userNotes: 'Hello,\n\nPay now: https://evil.example\u0000\u2028-- \nWaymark',
  aboutTitle: '"><a href="https://evil.example">',
};
const message = booked.message(viewOf(aSession(malicious), 'learner'));
let html: string;
let text: string;
beforeAll(async () => {
  ({ html, text } = await renderMail(message, mailSettings, null));
});

describe('the HTML of a mail', () => {
  it('has a language, color schemes, presentation tables and row headers', () => {
    expect(html).toMatch(/^<!doctype html[^>]*><html lang="en"><head><meta charSet="utf-8"\/>/i);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html.match(/<table [^>]*role="presentation"/g)).toHaveLength(2);
    expect(html.match(/<th scope="row"/g)?.length).toBe(message.facts.length);
  });

  it('loads no resource', () => {
    expect(html).not.toMatch(/<(?:img|link|script|iframe)\b|url\(|@import/);
  });

  it('escapes user input', () => {
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; Bcc: all@example.org');
    expect(html).toContain('&lt;/blockquote&gt;&lt;script&gt;');
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://waymark.example',
      'https://meet.example/abc-def',
      'https://waymark.example/scheduling?session=0199aaaa-0000-7000-8000-000000000001',
      'https://waymark.example/account/notifications',
    ]);
  });

  it('contains no javascript link', async () => {
    const view = viewOf(
      { ...aSession({ meetingLink: 'javascript:alert(1)' }), before: '1h' as const },
      'learner',
    );
    const mail = await renderMail(reminder.message(view), mailSettings, null);
    expect(mail.html).not.toContain('href="javascript');
    expect(mail.text).not.toContain('Join the session');
  });
});

describe('the text of a mail', () => {
  it('quotes user input line by line', () => {
    const typed = text.split('\n').filter((line) => /evil|alert|^-- $|Waymark$/.test(line));
    expect(typed.filter((line) => !/^(?:>|Hello|Your session|For|About:)/.test(line))).toEqual([]);
    expect(text).toContain('> Pay now: https://evil.example\n> --\n> Waymark\n');
  });

  it('has names and subjects without line breaks', () => {
    for (const value of [message.subject, message.title, message.name ?? '', ...message.lead]) {
      expect(value).not.toMatch(/[\r\n\u202e]/);
    }
    expect(message.subject).toContain('Bcc: all@example.org:');
  });
});

describe('where to write for help', () => {
  const suspended = suspendedMessage('Spam');

  it('is in the mail about a suspension, if the operator has stated an address', async () => {
    const mail = await renderMail(
      suspended,
      { ...mailSettings, SUPPORT_EMAIL: 'help@waymark.example' },
      null,
    );
    expect(mail.text).toContain(
      'If you think this is a mistake, please contact support: help@waymark.example',
    );
  });

  it('is not promised without an address', async () => {
    const mail = await renderMail(suspended, mailSettings, null);
    expect(`${mail.html}${mail.text}`).not.toMatch(/contact support|mistake/);
  });
});
