import type { Site } from './site.ts';

/** Screens for logged-in users, and planned ones (`/mentor$`: the Studio, not the mentors' pages). */
const CLOSED = [
  ...[
    '/api/',
    '/dev/',
    '/auth',
    '/reset-password',
    '/welcome',
    '/unsubscribe',
    '/account',
    '/mentor$',
    '/mentor/roadmaps',
    '/mentor/profile',
    '/mentor/hours',
    '/mentor/pricing',
    '/mentor/earnings',
    '/mentor/runs',
    '/mentor/requests',
    '/mentor/*/message',
    '/messages',
    '/mentor-studio',
    '/mentor-community',
  ],
  ...[
    '/scheduling',
    '/book-session/',
    '/apply-mentor',
    '/admin',
    '/offline',
    '/roadmap/*/preview',
    '/roadmap/*/done',
  ],
];
/** APIs that public pages load: crawlers that render pages need them. */
const OPEN = [
  'roadmaps',
  'categories',
  'mentors',
  'mentor/',
  'user-stories/',
  'media/',
  'config',
  'operator',
];

export const robotsText = (site: Site): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    ...OPEN.map((path) => `Allow: /api/${path}`),
    '',
    `Sitemap: ${site.url('/sitemap.xml')}`,
    '',
  ].join('\n');
