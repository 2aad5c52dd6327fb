import { type ComponentType, lazy } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { RoomPath } from './rooms.ts';

const pages: Record<RoomPath, ComponentType> = {
  roadmaps: lazy(() => import('./rooms/roadmaps-room.tsx')),
  profile: lazy(() => import('./rooms/profile-room.tsx')),
  hours: lazy(() => import('./rooms/hours-room.tsx')),
  pricing: lazy(() => import('./rooms/pricing-room.tsx')),
  runs: lazy(() => import('./rooms/runs-room.tsx')),
  requests: lazy(() => import('./rooms/path-requests-room.tsx')),
};
const Workspace = lazy(() => import('./workspace-page.tsx'));

/** A room, or a roadmap, by its address. One module, so that the landing page does not load their list. */
export default function RoomPage() {
  const { pathname } = useLocation();
  const { id } = useParams();
  if (id) return <Workspace />;
  const [, path = ''] = /^\/mentor\/([^/]+)/i.exec(pathname) ?? [];
  const Page = pages[path.toLowerCase() as RoomPath];
  return <Page />;
}
