import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { OperatorPage } from '@waymark/contracts/operator';
import type { RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import { clip } from './escape.ts';
import { type PageHead, titled } from './page-head.ts';
import type { Site } from './site.ts';

export const DESCRIPTION_LENGTH = 200;
const PROMISE = 'Mentors turn what they lived through into roadmaps you can follow, one step at a time.';
const PRODUCT = 'Waymark: find your way back, one step at a time';

/** The product's default head. */
export const plainHead = (given: Partial<PageHead> = {}): PageHead => ({
  title: PRODUCT,
  description: PROMISE,
  ...given,
});

export const missingHead = (title: string): PageHead => plainHead({ title: titled(title), noindex: true });

/** Neutral, for a history that others may see; what it shows differs by reader. */
export const helpHead = (): PageHead => plainHead({ title: titled('For you'), noindex: true });

const ABOUT: Record<OperatorPage, [title: string, description: string]> = {
  about: ['Who runs this', 'Who is responsible for this installation of Waymark, and what Waymark is.'],
  privacy: ['Privacy', 'What this Waymark stores about you, why, for how long, and how to take it back.'],
  terms: ['Terms', 'What you can expect of this Waymark, and what it expects of you.'],
  contact: ['Contact', 'Where to write for help with your account, a payment or a report.'],
};

export function aboutHead(site: Site, page: OperatorPage): PageHead {
  const [title, description] = ABOUT[page];
  return { title: titled(title), description, canonical: site.url(`/${page}`), picture: site.picture };
}

export const homeHead = (site: Site): PageHead => ({
  ...plainHead(),
  canonical: site.home,
  picture: site.picture,
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Waymark',
    description: PROMISE,
    url: site.home,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site.url('/browse')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
});

export const browseHead = (site: Site, roadmaps: readonly RoadmapSummary[]): PageHead =>
  listHead(site, '/browse', {
    title: 'Discover Learning Paths',
    description:
      'Roadmaps out of debt, grief, burnout and into new work, each one walked by someone first. Look for what you are going through.',
    entries: roadmaps.map(({ id, title }) => ({ url: site.roadmap(id), name: title })),
  });

export const mentorsHead = (site: Site, mentors: readonly Mentor[]): PageHead =>
  listHead(site, '/mentors', {
    title: 'Mentors',
    description:
      'People who found their way through something hard and wrote down how. Read what they lived through and follow the roadmap they left.',
    entries: mentors.map(({ id, name }) => ({ url: site.mentor(id), name })),
  });

interface Listed {
  title: string;
  description: string;
  entries: { url: string; name: string }[];
}

export function listHead(site: Site, path: string, { title, description, entries }: Listed): PageHead {
  const url = site.url(path);
  const itemListElement = entries.map((entry, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...entry,
  }));
  return {
    title: titled(title),
    description,
    canonical: url,
    picture: site.picture,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: title,
      description,
      url,
      ...(entries.length > 0 && { mainEntity: { '@type': 'ItemList', itemListElement } }),
    },
  };
}

export function mentorHead(site: Site, mentor: Mentor): PageHead {
  const { id, name, bio, expertise, memberSince } = mentor;
  const knows = expertise.length > 0 ? ` Knows about ${expertise.join(', ')}.` : '';
  const description = clip(bio || `${name} is a mentor on Waymark.${knows}`, DESCRIPTION_LENGTH);
  const url = site.mentor(id);
  return {
    title: titled(name),
    description,
    canonical: url,
    type: 'profile',
    picture: site.picture,
    properties: { 'profile:username': name },
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url,
      dateCreated: memberSince,
      mainEntity: {
        ...site.person(mentor),
        identifier: String(id),
        ...(bio && { description: clip(bio, 1_000) }),
        ...(expertise.length > 0 && { knowsAbout: expertise }),
      },
    },
  };
}
