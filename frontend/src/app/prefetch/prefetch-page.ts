import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import { roadmapQuery } from '../../features/roadmap/api/use-roadmap.ts';
import { mentorQuery } from '../../lib/shared-queries.ts';
import { screens } from '../routes.tsx';

const routes = screens.map((screen) => ({ path: screen.path, screen }));

/** Loads the code of a page, and the public data that its first paint needs. Rejects if the code does not load. */
export async function prefetchPage(client: QueryClient, pathname: string): Promise<void> {
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match) return;
  const { path, screen } = match.route;
  const { id, userId } = match.params;
  if (path === '/roadmap/:id' && id) void client.prefetchQuery(roadmapQuery(id));
  if (path === '/mentor/:userId' && Number(userId) > 0)
    void client.prefetchQuery(mentorQuery(Number(userId)));
  const page = await screen.load();
  await page.default.load?.(pathname);
}
