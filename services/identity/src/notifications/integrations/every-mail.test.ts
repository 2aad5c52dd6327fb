import { describe, expect, it } from '@jest/globals';
import { messagesByKind } from '../../testing/messages.ts';
import { mailSettings } from '../../testing/samples.ts';
import { topics } from '../domain/notices/registry.ts';
import { optionalMailTopic, topicOf } from '../domain/topic-of.ts';
import { unsubscribeHeaders } from './mail-footer.ts';
import { renderMail } from './render-mail.tsx';
import { subscriptionToken } from './subscription-token.ts';

/** Mail programs cut mails off beyond 102 KB; a screen of text needs far less. */
const MAX_BYTES = 16_000;
/** Screens that notifications and mails link to. */
const SCREENS =
  /^\/(?:#(?:stories|thanks)|scheduling(?:\?(?:session=[\w-]+|tab=availability))?|mentor(?:\/\d+|\/earnings|\/roadmaps\/[\w-]+)?|roadmap\/[\w-]+(?:\?step=[\w-]+)?|messages\/with\/\d+|notifications|apply-mentor|account(?:\/(?:notifications|security|delete|confirm-email\?token=\S+|undo-email\?token=\S+))?|admin(?:\/(?:payments|cases|reports(?:\?of=community)?|system))?|mentor-community\/(?:support\/[\w-]+(?:#[\w-]+)?|sessions(?:\/[\w-]+)?)|ai-resources\/[\w-]+|browse|auth(?:\?tab=forgot)?|reset-password\?token=\S+)$/;

const kinds = Object.keys(messagesByKind);
const tokenOf = (kind: string) => {
  const topic = optionalMailTopic(topicOf(kind));
  return topic && subscriptionToken({ userId: 1, topic }, 'a key');
};
const rendered = (kind: string) => renderMail(messagesByKind[kind]!, mailSettings, tokenOf(kind));
const decoded = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

it('has a sample mail of each kind', () => {
  expect([...kinds].sort()).toEqual([...topics.keys()].sort());
});

describe.each(kinds)('a mail of kind %s', (kind) => {
  it('has a language, its subject as title, a preview and one heading', async () => {
    const { subject, lead } = messagesByKind[kind]!;
    const html = decoded((await rendered(kind)).html);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html.indexOf(lead[0]!)).toBeLessThan(html.indexOf('<h1'));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(Buffer.byteLength(html)).toBeLessThan(MAX_BYTES);
  });

  it('has the same links in its text, which has no markup', async () => {
    const { html, text } = await rendered(kind);
    const links = [...decoded(html).matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);
    const linked = [...text.matchAll(/https?:\/\/\S+/g)].map(([url]) => url);
    expect(new Set(linked)).toEqual(new Set(links));
    expect(text).not.toMatch(/<\/?[a-z]+[ >]|&[a-z]+;|\{\w+\}/i);
  });

  it('has a zone at every time', async () => {
    const { text } = await rendered(kind);
    for (const [, after] of text.matchAll(/\b\d{1,2}:\d{2}\b(.{0,2})/g)) expect(after).toBe(' (');
  });

  it('states why and by whom it was sent, and where such mails can be changed', async () => {
    const { text } = await rendered(kind);
    expect(text).toMatch(/\nYou are receiving this email because [^\n]+\.\n/);
    expect(text).toContain('Choose which emails you get: https://waymark.example/account/notifications\n');
    expect(text).toContain('Sent by Waymark <post@waymark.example>\n');
  });

  it('loads nothing and tracks nothing', async () => {
    const { html } = await rendered(kind);
    expect(html).not.toMatch(/<(?:img|link|script|iframe)\b|url\(|@import|utm_/);
  });

  it('and its notification link to screens', () => {
    const { link, actions } = messagesByKind[kind]!;
    for (const to of [link, ...actions.map((action) => action.to)])
      if (to.startsWith('/')) expect(to.replace('{token}', 'abc')).toMatch(SCREENS);
  });
});

describe('the header that turns mails off', () => {
  const offers = { PUBLIC_URL: 'https://waymark.example/', UNSUBSCRIBE_ADDRESS: undefined };
  const names = (kind: string) => Object.keys(unsubscribeHeaders(offers, tokenOf(kind)));

  const optional = kinds.filter((kind) =>
    /^(?:session-(?:completed|written-up|reminder)|step-|followed-|welcome|daily-|sunday-|quiet-|application-|story-|thanks-|messages-|support-|peer-|desk-|report-)/.test(
      kind,
    ),
  );

  it.each(optional)('is in a mail of kind %s', (kind) => {
    expect(names(kind)).toEqual(['List-Unsubscribe', 'List-Unsubscribe-Post']);
  });

  it('is in no other mail', () => {
    const others = kinds.filter((kind) => names(kind).length > 0);
    expect(others).toEqual(optional);
  });

  it('offers a mail address only if one is configured', () => {
    const token = tokenOf('session-reminder');
    const url = `<https://waymark.example/api/unsubscribe?token=${token}>`;
    const headerWith = (UNSUBSCRIBE_ADDRESS?: string) =>
      unsubscribeHeaders({ ...offers, UNSUBSCRIBE_ADDRESS }, token)['List-Unsubscribe']?.value;
    expect(headerWith()).toBe(url);
    expect(headerWith('stop@waymark.example')).toBe(
      `${url}, <mailto:stop@waymark.example?subject=unsubscribe%20${token}>`,
    );
  });
});
