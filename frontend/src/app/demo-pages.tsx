import { type ComponentType, lazy } from 'react';
import { useLocation } from 'react-router-dom';
import NotFoundPage from './not-found-page.tsx';

/** By their address. One module of its own, so that the landing page does not load their list. */
const pages: Record<string, ComponentType> = {
  '/artifact-demo': lazy(() => import('../features/uploads/artifact-demo-page.tsx')),
  '/ghostwriter-demo': lazy(() => import('../features/studio/ghostwriter-demo-page.tsx')),
  '/test-upload': lazy(() => import('../features/uploads/test-upload-page.tsx')),
};

export default function DemoPages() {
  const address = useLocation().pathname.toLowerCase().replace(/\/+$/, '');
  const Page = Object.hasOwn(pages, address) ? pages[address]! : NotFoundPage;
  return <Page />;
}
