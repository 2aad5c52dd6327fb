import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { TestGateway } from './gateway.ts';

export const SHELL =
  '<!doctype html><html><head><meta charset="utf-8" /><title>x</title></head><body></body></html>';

/** A gateway with a built page. */
export async function startWithPages(env: Record<string, string>): Promise<TestGateway> {
  const gateway = await TestGateway.start({ env });
  await mkdir(join(gateway.dir, 'static'), { recursive: true });
  await writeFile(join(gateway.dir, 'static/index.html'), SHELL);
  return gateway;
}

export interface Page {
  status: number;
  headers: Headers;
  html: string;
  title: string;
  /** By name or property. */
  metas: Record<string, string>;
  canonical: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: structured data of any page
  data: any;
}

/** Reads a page as a crawler does, without scripts. */
export async function readPage(
  gateway: TestGateway,
  path: string,
  headers: Record<string, string> = {},
): Promise<Page> {
  const response = await gateway.browser().get(path, headers);
  const html = await response.text();
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)];
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/<script/g) ?? []).toHaveLength(scripts.length);
  return {
    status: response.status,
    headers: response.headers,
    html,
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
    metas: Object.fromEntries(metas.map(([, name, content]) => [name, unescaped(content)])),
    canonical: /<link rel="canonical" href="([^"]*)" \/>/.exec(html)?.[1],
    data: scripts[0] && JSON.parse(scripts[0][1]!),
  };
}
const unescaped = (text = '') =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
