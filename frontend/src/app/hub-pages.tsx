import { byAddress, type Loads, lazyPages, PageByAddress } from './page-by-address.tsx';

/** The Learning Hub. One module of its own, so that the landing page does not load their list. */
const loads: Loads = {
  '/ai-resources': () => import('../features/hub/hub-page.tsx'),
  '/ai-resources/yours': () => import('../features/hub/own-materials-page.tsx'),
  '/ai-resources/:id': () => import('../features/hub/material-page.tsx'),
};

const pages = lazyPages(loads);

export default function HubPages() {
  return <PageByAddress pages={pages} />;
}

HubPages.load = (pathname: string) => byAddress(loads, pathname)?.();
