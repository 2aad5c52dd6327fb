import { type ComponentType, lazy } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { RoomPath } from './rooms/rooms.ts';

const loads: Record<RoomPath, () => Promise<{ default: ComponentType }>> = {
  roadmaps: () => import('./rooms/roadmaps-room.tsx'),
  profile: () => import('./rooms/profile-room.tsx'),
  hours: () => import('./rooms/hours-room.tsx'),
  pricing: () => import('./rooms/pricing-room.tsx'),
  earnings: () => import('./rooms/earnings-room.tsx'),
  runs: () => import('./rooms/runs-room.tsx'),
  requests: () => import('./rooms/path-requests-room.tsx'),
};
const loadWorkspace = () => import('./workspace/workspace-page.tsx');
const pages = Object.fromEntries(Object.entries(loads).map(([room, load]) => [room, lazy(load)]));
const Workspace = lazy(loadWorkspace);

/** A room, or a roadmap, by its address. One module, so that the landing page does not load their list. */
export default function RoomPage() {
  const { pathname } = useLocation();
  const { id } = useParams();
  const Page = id ? Workspace : pages[roomOf(pathname)]!;
  return <Page />;
}

/** Loads the code of a room, or of a roadmap in it, without showing it. */
export const loadRoom = (pathname: string): Promise<unknown> =>
  /^\/mentor\/[^/]+\/./.test(pathname) ? loadWorkspace() : loads[roomOf(pathname)]();

const roomOf = (pathname: string): RoomPath =>
  (/^\/mentor\/([^/]+)/i.exec(pathname)?.[1]?.toLowerCase() ?? '') as RoomPath;
