import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

/** Of the page's own DOM, what is needed here. */
interface Tag {
  textContent: string | null;
  outerHTML: string;
  getAttribute(name: string): string | null;
}
interface Tree {
  documentElement: { localName: string; namespaceURI: string | null };
  querySelectorAll(selector: string): Iterable<Tag>;
}
interface Parsers {
  DOMParser: new () => { parseFromString(text: string, type: string): Tree };
}

export interface ReadPage {
  status: number;
  headers: Headers;
  title: string;
  /** By name or property; what is said twice is joined. */
  metas: Record<string, string>;
  canonical: string[];
  // biome-ignore lint/suspicious/noExplicitAny: whatever stands there
  data: any[];
  /** What would run without being one of our own files. */
  foreign: string[];
}

/** A page as a stranger's crawler gets it: its raw HTML, read by the parser of `reader`, without any script. */
export async function readPage(reader: Page, url: string): Promise<ReadPage> {
  const response = await fetch(url);
  const { titles, metas, data, ...rest } = await reader.evaluate(parsePage, await response.text());
  expect(titles).toHaveLength(1);
  const joined: Record<string, string> = {};
  for (const [name, content] of metas) {
    joined[name] = name in joined ? `${joined[name]}\n${content}` : content;
  }
  return {
    status: response.status,
    headers: response.headers,
    title: titles[0]!,
    metas: joined,
    data: data.map((text) => JSON.parse(text)),
    ...rest,
  };
}

/** Runs in the browser. */
function parsePage(html: string) {
  const { DOMParser } = globalThis as unknown as Parsers;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const said = (tag: Tag, name: string) => tag.getAttribute(name) ?? '';
  const JSON_LD = 'application/ld+json';
  const foreign = [
    ...all('script').filter((one) => said(one, 'type') !== JSON_LD && !/^\/(?!\/)/.test(said(one, 'src'))),
    ...all('[onerror], [onload], base, iframe, object, embed'),
  ];
  return {
    titles: all('head > title').map((one) => one.textContent ?? ''),
    metas: all('head > meta[content]').map((one): [string, string] => [
      said(one, 'property') || said(one, 'name'),
      said(one, 'content'),
    ]),
    canonical: all('head > link[rel=canonical]').map((one) => said(one, 'href')),
    data: all(`head > script[type="${JSON_LD}"]`).map((one) => one.textContent ?? ''),
    foreign: foreign.map((one) => one.outerHTML),
  };
}

/** Addresses the sitemap names. Fails where it is not well-formed XML of its kind. */
export async function readSitemap(reader: Page, url: string): Promise<string[]> {
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const { locations, ...rest } = await reader.evaluate(parseSitemap, await response.text());
  const namespaceURI = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  expect(rest).toEqual({ faults: 0, localName: 'urlset', namespaceURI });
  expect(new Set(locations).size).toBe(locations.length);
  return locations;
}

/** Runs in the browser. */
function parseSitemap(text: string) {
  const { DOMParser } = globalThis as unknown as Parsers;
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  const { localName, namespaceURI } = xml.documentElement;
  const locations = [...xml.querySelectorAll('urlset > url > loc')].map((one) => one.textContent ?? '');
  return { faults: [...xml.querySelectorAll('parsererror')].length, localName, namespaceURI, locations };
}

export interface ReadPicture {
  status: number;
  /** Width and height; empty where there is no picture. */
  size: number[];
  etag: string | null;
}

/** Fetches a picture, which must be a PNG. */
export async function pictureAt(url: string): Promise<ReadPicture> {
  const response = await fetch(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { status } = response;
  if (status !== 200) return { status, size: [], etag: null };
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  // The first chunk says how large it is.
  const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return { status, size, etag: response.headers.get('etag') };
}
