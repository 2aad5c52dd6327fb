import { type ComponentType, lazy } from 'react';
import { useLocation } from 'react-router-dom';
import NotFoundPage from './not-found-page.tsx';

/**
 * The demos, the sandbox's bank, the community and the Learning Hub, by their address. One module of its own, so that the landing page does
 * not load their list.
 */
const loads: Record<string, () => Promise<{ default: ComponentType }>> = {
  '/artifact-demo': () => import('../features/uploads/artifact-demo-page.tsx'),
  '/ghostwriter-demo': () => import('../features/studio/ghostwriter-demo-page.tsx'),
  '/test-upload': () => import('../features/uploads/test-upload-page.tsx'),
  '/sandbox/authenticate': () => import('../features/sandbox/authenticate-page.tsx'),
  '/mentor-community': () => import('../features/community/network/network-page.tsx'),
  '/mentor-community/support': () => import('../features/community/support/support-page.tsx'),
  '/mentor-community/sessions': () => import('../features/community/sessions/sessions-page.tsx'),
  '/mentor-community/sessions/:id': () => import('../features/community/sessions/session-page.tsx'),
  '/mentor-community/growth': () => import('../features/community/growth/growth-page.tsx'),
  '/mentor-community/support/:id': () => import('../features/community/support/thread-page.tsx'),
  '/ai-resources': () => import('../features/hub/hub-page.tsx'),
  '/ai-resources/yours': () => import('../features/hub/own-materials-page.tsx'),
  '/ai-resources/:id': () => import('../features/hub/material-page.tsx'),
};

const pages = Object.fromEntries(Object.entries(loads).map(([address, load]) => [address, lazy(load)]));

export default function DemoPages() {
  const known = addressOf(useLocation().pathname);
  const Page = (known && pages[known]) || NotFoundPage;
  return <Page />;
}

DemoPages.load = (pathname: string) => loads[addressOf(pathname) ?? '']?.();

function addressOf(pathname: string): string | undefined {
  const address = pathname.replace(/\/+$/, '').toLowerCase();
  const withId = `${address.slice(0, address.lastIndexOf('/'))}/:id`;
  return [address, withId].find((one) => Object.hasOwn(loads, one));
}
