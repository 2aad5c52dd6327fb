import type { Category, Roadmap } from '@waymark/contracts/roadmaps/http';
import { dataCacheOf, SAVED_AT_HEADER } from '../../lib/worker-protocol.ts';

export interface SavedRoadmap {
  id: string;
  title: string;
  mentor: string;
  category: Category;
  savedAt: Date;
}

/** The copies that the service worker saved for a user (null: logged out), newest first. */
export async function savedRoadmaps(userId: number | null): Promise<SavedRoadmap[]> {
  if (typeof caches === 'undefined') return [];
  const cache = await caches.open(dataCacheOf(userId));
  const requests = (await cache.keys()).filter(({ url }) =>
    /^\/api\/roadmaps\/[^/]+$/.test(new URL(url).pathname),
  );
  const found = await Promise.all(
    requests.map(async (request): Promise<SavedRoadmap | null> => {
      const copy = await cache.match(request);
      if (!copy) return null;
      const { id, title, mentor, category } = (await copy.json()) as Roadmap;
      return {
        id,
        title,
        mentor: mentor.name,
        category,
        savedAt: new Date(copy.headers.get(SAVED_AT_HEADER) ?? 0),
      };
    }),
  );
  return found.filter((one) => one !== null).sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
}
