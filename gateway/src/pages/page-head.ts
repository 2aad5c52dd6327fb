import { escapeJson, escapeText } from './escape.ts';

export interface PagePicture {
  /** Absolute. */
  url: string;
  alt: string;
}

/** Metadata of a page for clients without scripts: search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Absolute; absent for pages that should not be indexed. */
  canonical?: string;
  type?: 'website' | 'article' | 'profile';
  picture?: PagePicture;
  jsonLd?: object;
  /** Further `property` → `content`. */
  properties?: Record<string, string>;
  noindex?: boolean;
}

export const SITE_NAME = 'Waymark';
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

export const titled = (title: string): string => `${title} · ${SITE_NAME}`;

/** The elements of `<head>`. All escaping is done here. */
export function renderHead(head: PageHead): string {
  const { title, description, canonical, noindex, jsonLd } = head;
  return [
    `<title>${escapeText(title)}</title>`,
    named('description', description),
    ...(noindex ? [named('robots', 'noindex')] : []),
    ...(canonical ? [`<link rel="canonical" href="${escapeText(canonical)}" />`, ...shared(head)] : []),
    ...(jsonLd ? [`<script type="application/ld+json">${escapeJson(jsonLd)}</script>`] : []),
  ].join('\n    ');
}

/** Open Graph, which Twitter uses too except for the kind of card. */
function shared({ title, description, canonical, type = 'website', picture, properties = {} }: PageHead) {
  const facts: Record<string, string> = {
    'og:site_name': SITE_NAME,
    'og:locale': 'en_US',
    'og:type': type,
    'og:title': title,
    'og:description': description,
    'og:url': canonical ?? '',
    ...(picture && {
      'og:image': picture.url,
      'og:image:type': 'image/png',
      'og:image:width': String(PICTURE_WIDTH),
      'og:image:height': String(PICTURE_HEIGHT),
      'og:image:alt': picture.alt,
    }),
    ...properties,
  };
  return [
    ...Object.entries(facts).map(
      ([property, content]) => `<meta property="${property}" content="${escapeText(content)}" />`,
    ),
    named('twitter:card', picture ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
    ...(picture ? [named('twitter:image', picture.url), named('twitter:image:alt', picture.alt)] : []),
  ];
}

const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeText(content)}" />`;
