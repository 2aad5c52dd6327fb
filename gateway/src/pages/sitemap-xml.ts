import { escapeText } from './escape.ts';

/** sitemaps.org: no file lists more. */
export const MAX_URLS = 50_000;

export interface ListedUrl {
  url: string;
  /** ISO 8601. */
  changedAt?: string;
}

const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const head = '<?xml version="1.0" encoding="UTF-8"?>';

export const urlsetXml = (urls: readonly ListedUrl[]): string =>
  `${head}\n<urlset ${XMLNS}>\n${urls.map((one) => entry('url', one)).join('')}</urlset>\n`;

export const indexXml = (urls: readonly ListedUrl[]): string =>
  `${head}\n<sitemapindex ${XMLNS}>\n${urls.map((one) => entry('sitemap', one)).join('')}</sitemapindex>\n`;

function entry(element: string, { url, changedAt }: ListedUrl): string {
  const changed = changedAt ? `<lastmod>${escapeText(changedAt)}</lastmod>` : '';
  return `<${element}><loc>${escapeText(url)}</loc>${changed}</${element}>\n`;
}
