import { type ComponentType, lazy } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import NotFoundPage from './not-found-page.tsx';

/**
 * The demos, the sandbox's bank, the community and the Learning Hub, by their address. One module of its own, so that the landing page does
 * not load their list.
 */
const pages: Record<string, ComponentType> = {
  '/artifact-demo': lazy(() => import('../features/uploads/artifact-demo-page.tsx')),
  '/ghostwriter-demo': lazy(() => import('../features/studio/ghostwriter-demo-page.tsx')),
  '/test-upload': lazy(() => import('../features/uploads/test-upload-page.tsx')),
  '/sandbox/authenticate': lazy(() => import('../features/sandbox/authenticate-page.tsx')),
  '/mentor-community': lazy(() => import('../features/community/network/network-page.tsx')),
  '/mentor-community/support': lazy(() => import('../features/community/support/support-page.tsx')),
  '/mentor-community/sessions': lazy(() => import('../features/community/sessions/sessions-page.tsx')),
  '/mentor-community/sessions/:id': lazy(() => import('../features/community/sessions/session-page.tsx')),
  '/mentor-community/growth': lazy(() => import('../features/community/growth/growth-page.tsx')),
  '/mentor-community/support/:id': lazy(() => import('../features/community/support/thread-page.tsx')),
  '/ai-resources': lazy(() => import('../features/hub/hub-page.tsx')),
  '/ai-resources/yours': lazy(() => import('../features/hub/own-materials-page.tsx')),
  '/ai-resources/:id': lazy(() => import('../features/hub/material-page.tsx')),
};

export default function DemoPages() {
  const clean = useLocation().pathname.replace(/\/+$/, '');
  const { id } = useParams();
  const address = clean.toLowerCase();
  const withId = id ? `${address.slice(0, address.lastIndexOf('/'))}/:id` : address;
  const known = [address, withId].find((one) => Object.hasOwn(pages, one));
  const Page = known ? pages[known]! : NotFoundPage;
  return <Page />;
}
