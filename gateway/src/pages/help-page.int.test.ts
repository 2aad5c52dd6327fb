// guarantees: `/help` is complete without scripts, login or network; a search for danger shows help with its page
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { TestGateway } from '../testing/gateway.ts';

const SHELL = '<!doctype html><html><head><title>x</title></head><body><div id="root"></div></body></html>';
/** Draws the request; the texts of the page are tested in the browser. */
const PROGRAM = `
export const loadPage = async (request) => request;
export const drawPage = async ({ url, hasSession, language }) => '<p>' + [url, hasSession, language].join(' | ') + '</p>';`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start({
    env: { OPERATOR_NAME: 'Nora Lind', SUPPORT_EMAIL: 'help@waymark.example' },
  });
  const pages = join(gateway.dir, 'static/.pages');
  await mkdir(pages, { recursive: true });
  await writeFile(join(gateway.dir, 'static/index.html'), SHELL);
  await writeFile(join(pages, 'render.mjs'), PROGRAM);
});
afterAll(() => gateway?.stop());

/** The first rendering may be late, since it starts the thread. */
const read = (path: string, headers: Record<string, string> = {}, browser = gateway.browser()) =>
  eventually(async () => {
    const response = await browser.get(path, headers);
    const html = await response.text();
    expect(html).toContain('<div id="root"><p>');
    return { status: response.status, headers: response.headers, html };
  });

it('renders the page of help for visitors, in the language of their browser', async () => {
  const { status, html } = await read('/help', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' });
  expect(status).toBe(200);
  expect(html).toContain('<p>/help | false | de-AT</p>');
});

it('renders the page of help for the country and language in its address', async () => {
  const { html } = await read('/help?lang=fr&country=BE', { 'accept-language': 'en' });
  expect(html).toContain('<p>/help?lang=fr&country=BE | false | en</p>');
});

it('renders the page of help for users too, without any of their data', async () => {
  const { html } = await read('/help', { 'accept-language': 'it' }, await gateway.mentor());
  expect(html).toContain('<p>/help | true | it</p>');
});

it('does not cache the page of help of one reader for another', async () => {
  const [german, french] = await Promise.all([
    read('/help', { 'accept-language': 'de-DE' }),
    read('/help', { 'accept-language': 'fr-FR' }),
  ]);
  expect(german.html).toContain('| de-DE</p>');
  expect(french.html).toContain('| fr-FR</p>');
  expect(german.headers.get('etag')).not.toBe(french.headers.get('etag'));
  for (const { headers } of [german, french]) {
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('vary')).toBe('accept-encoding, accept-language, cookie');
  }
});

it('sends the page of help with a neutral title, noindex and the security headers of every page', async () => {
  const { html, headers } = await read('/help?country=US');
  expect(html).toContain('<title>For you · Waymark</title>');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBeTruthy();
  expect(headers.get('set-cookie')).toBeNull();
});

it.each([
  ['/about', 'Who runs this'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/contact', 'Contact'],
])('renders %s for visitors, for search engines too', async (path, title) => {
  const { status, html, headers } = await read(path);
  expect(status).toBe(200);
  expect(html).toContain(`<title>${title} · Waymark</title>`);
  expect(html).toContain(`<p>${path} | false`);
  expect(headers.get('x-robots-tag')).toBeNull();
});

it('states who runs it and where to write, without a login', async () => {
  const response = await gateway.browser().get('/api/operator');
  expect(await response.json()).toMatchObject({
    ...{ name: 'Nora Lind', address: null, supportEmail: 'help@waymark.example' },
    texts: { about: null, privacy: null, terms: null, contact: null },
    facts: { demo: false, payments: 'sandbox', model: 'none', files: 'disk' },
  });
});
