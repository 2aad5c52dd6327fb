import { byAddress, type Loads, lazyPages, PageByAddress } from './page-by-address.tsx';

/** One module of its own, so that the landing page does not load their list. */
const loads: Loads = {
  '/mentor-community': () => import('../features/community/network/network-page.tsx'),
  '/mentor-community/support': () => import('../features/community/support/support-page.tsx'),
  '/mentor-community/support/:id': () => import('../features/community/support/thread-page.tsx'),
  '/mentor-community/sessions': () => import('../features/community/sessions/sessions-page.tsx'),
  '/mentor-community/sessions/:id': () => import('../features/community/sessions/session-page.tsx'),
  '/mentor-community/growth': () => import('../features/community/growth/growth-page.tsx'),
};

const pages = lazyPages(loads);

export default function CommunityPages() {
  return <PageByAddress pages={pages} />;
}

CommunityPages.load = (pathname: string) => byAddress(loads, pathname)?.();
