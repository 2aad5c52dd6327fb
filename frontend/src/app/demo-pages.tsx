import { byAddress, type Loads, lazyPages, PageByAddress } from './page-by-address.tsx';

/** The demos and the sandbox's bank. One module of its own, so that the landing page does not load their list. */
const loads: Loads = {
  '/artifact-demo': () => import('../features/uploads/artifact-demo-page.tsx'),
  '/ghostwriter-demo': () => import('../features/studio/drafting/ghostwriter-demo-page.tsx'),
  '/test-upload': () => import('../features/uploads/test-upload-page.tsx'),
  '/sandbox/authenticate': () => import('../features/sandbox/authenticate-page.tsx'),
};

const pages = lazyPages(loads);

export default function DemoPages() {
  return <PageByAddress pages={pages} />;
}

DemoPages.load = (pathname: string) => byAddress(loads, pathname)?.();
