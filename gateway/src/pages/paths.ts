/** A page of the product, as its address says. Trailing slashes do not matter, as they do not to the router. */
export type PageAddress =
  | { page: 'home' | 'browse' | 'mentors' }
  | { page: 'mentor'; id: string }
  | { page: 'roadmap'; id: string }
  /** For whoever is logged in, or on their way: nothing to be found. */
  | { page: 'private' }
  /** Tools of the demo. */
  | { page: 'demo' }
  | { page: 'unknown' };

/** Screens with nothing to be found; with `found` and the two below all that the frontend has. */
const PRIVATE =
  /^\/(?:auth|mentor|mentor-studio|notifications|offline|scheduling|sandbox\/authenticate|admin\/payments|book-session\/[^/]+|roadmap\/[^/]+\/preview)$/i;
const found: Record<string, PageAddress> = {
  '/': { page: 'home' },
  '/index.html': { page: 'home' },
  '/browse': { page: 'browse' },
  '/mentors': { page: 'mentors' },
  '/dev/mail': { page: 'demo' },
};

/** `path`: as asked for, without the query. Like the frontend's router it is not particular about case. */
export function addressOf(path: string): PageAddress {
  const clean = path.replace(/\/+$/, '') || '/';
  const fixed = found[clean.toLowerCase()];
  if (fixed) return fixed;
  if (PRIVATE.test(clean)) return { page: 'private' };
  const [, page, id] = /^\/(mentor|roadmap)\/([^/]+)$/i.exec(clean) ?? [];
  if (!page || !id) return { page: 'unknown' };
  return { page: page.toLowerCase() as 'mentor' | 'roadmap', id };
}
