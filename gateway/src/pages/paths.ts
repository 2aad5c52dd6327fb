import type { OperatorPage } from '@waymark/contracts/operator';

/** A page of the product by its address. Trailing slashes are ignored, as by the router. */
export type PageAddress =
  | { page: 'home' | 'browse' | 'mentors' | 'materials' | 'help' | 'login' }
  /** The page without content, which the service worker keeps for all users of a device. */
  | { page: 'shell' }
  | { page: 'mentor'; id: string }
  | { page: 'roadmap'; id: string }
  | { page: 'material'; id: string }
  /** About this installation: who runs it, privacy, terms, contact. */
  | { page: 'about'; of: OperatorPage }
  /** For logged-in users: not indexed. */
  | { page: 'private' }
  /** Private, with a frame that is the same for all: heading, introduction and placeholders. */
  | { page: 'framed' }
  /** Tools of the demo. */
  | { page: 'demo' }
  | { page: 'unknown' };

/** Screens that are not indexed; with `found` and the two below, all routes of the frontend. */
const PRIVATE =
  /^\/(?:mentor-community(?:\/growth|\/(?:support|sessions)(?:\/[^/]+)?)?|account(?:\/(?:security|notifications|confirm-email|undo-email|delete))?|admin(?:\/(?:(?:payments|sessions)(?:\/[^/]+)?|users(?:\/\d+)?|roadmaps|stories|reports|cases|runs|system|audit))?|apply-mentor|artifact-demo|ghostwriter-demo|test-upload|unsubscribe|welcome|reset-password|mentor(?:\/(?:roadmaps|profile|hours|pricing|earnings|runs|requests))?|mentor-studio(?:\/.*)?|messages(?:\/with\/[^/]+)?|notifications|offline|scheduling|sandbox\/authenticate|book-session\/[^/]+|roadmap\/[^/]+\/(?:preview|done)|certificate\/[^/]+|mentor\/roadmaps\/[^/]+(?:\/(?:record|interview|photos|timeline|review|insight))?|mentor\/[^/]+\/message)$/i;
/** Visited most of the private ones. */
const FRAMED = /^\/(?:scheduling|book-session\/\d+|mentor(?:\/roadmaps)?|mentor-community)$/i;
const found: Record<string, PageAddress> = {
  '/': { page: 'home' },
  '/index.html': { page: 'shell' },
  '/auth': { page: 'login' },
  '/browse': { page: 'browse' },
  '/mentors': { page: 'mentors' },
  '/help': { page: 'help' },
  '/about': { page: 'about', of: 'about' },
  '/privacy': { page: 'about', of: 'privacy' },
  '/terms': { page: 'about', of: 'terms' },
  '/contact': { page: 'about', of: 'contact' },
  '/ai-resources': { page: 'materials' },
  '/ai-resources/yours': { page: 'private' },
  '/dev': { page: 'demo' },
  '/dev/mail': { page: 'demo' },
};

const withId: Record<string, 'mentor' | 'roadmap' | 'material'> = {
  mentor: 'mentor',
  roadmap: 'roadmap',
  'ai-resources': 'material',
};

/** `path`: of the request, without the query; case-insensitive, like the frontend's router. */
export function toAddress(path: string): PageAddress {
  const clean = path.replace(/\/+$/, '') || '/';
  const fixed = found[clean.toLowerCase()];
  if (fixed) return fixed;
  if (FRAMED.test(clean)) return { page: 'framed' };
  if (PRIVATE.test(clean)) return { page: 'private' };
  const [, first, id] = /^\/(mentor|roadmap|ai-resources)\/([^/]+)$/i.exec(clean) ?? [];
  if (!first || !id) return { page: 'unknown' };
  return { page: withId[first.toLowerCase()]!, id };
}
