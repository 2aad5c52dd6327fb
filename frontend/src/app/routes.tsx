import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes, useLocation, useParams } from 'react-router-dom';
import { rooms } from '../features/studio/rooms/rooms.ts';
import { TrailLoading } from '../shared/trail/trail-states.tsx';
import { ProtectedRoute } from '../shared/ui/protected-route.tsx';
import HomePage from './home-page.tsx';
import { RouteErrorBoundary } from './route-error-boundary.tsx';

/** A page, or a choice of further ones, whose code `load` loads without showing it. */
type Page = ComponentType & { load?: (pathname: string) => Promise<unknown> | undefined };

interface Screen {
  path: string;
  /** Loads the module whose default export is the page. */
  load: () => Promise<{ default: Page }>;
  /** `framed`: the page has a frame that needs no session, see `framed` in gateway/src/pages/paths.ts. */
  protected?: boolean | 'framed';
}

/** All screens. A page sets its own title (`useDocumentTitle`) and has one h1. */
export const screens: Screen[] = [
  { path: '/', load: async () => ({ default: HomePage }) },
  { path: '/help', load: () => import('../features/help/help-page.tsx') },
  ...['/about', '/privacy', '/terms', '/contact'].map((path) => ({
    path,
    load: () => import('../features/legal/legal-page.tsx'),
  })),
  { path: '/auth', load: () => import('../features/auth/auth-page.tsx') },
  { path: '/welcome', load: () => import('../features/welcome/welcome-page.tsx'), protected: true },
  { path: '/reset-password', load: () => import('../features/auth/reset-password-page.tsx') },
  { path: '/unsubscribe', load: () => import('../features/notifications/unsubscribe-page.tsx') },
  { path: '/browse', load: () => import('../features/browse/browse-page.tsx') },
  { path: '/roadmap/:id/done', load: () => import('./ending-route.tsx') },
  { path: '/certificate/:code', load: () => import('../features/ending/certificate-page.tsx') },
  {
    path: '/roadmap/:id/preview',
    load: () => import('../features/roadmap/preview-page.tsx'),
    protected: true,
  },
  { path: '/roadmap/:id', load: () => import('../features/roadmap/roadmap-page.tsx') },
  { path: '/mentors', load: () => import('../features/mentors/mentors-page.tsx') },
  { path: '/mentor/:userId', load: () => import('../features/mentors/mentor-page.tsx') },
  ...['/messages', '/messages/with/:userId', '/mentor/:userId/message'].map((path) => ({
    path,
    load: () => import('../features/messages/messages-page.tsx'),
    protected: true,
  })),
  { path: '/book-session/:userId', load: () => import('../features/book-session/book-session-page.tsx') },
  { path: '/apply-mentor', load: () => import('../features/apply/apply-page.tsx') },
  { path: '/mentor', load: () => import('../features/studio/rooms/studio-page.tsx') },
  ...[...rooms.map(({ path }) => path), 'roadmaps/:id/:tab?'].map((room) => ({
    path: `/mentor/${room}`,
    load: () => import('./studio-pages.tsx'),
  })),
  { path: '/mentor/roadmaps/:id/review', load: () => import('../features/studio/review/review-page.tsx') },
  { path: '/mentor-studio/*', load: () => import('../features/studio/rooms/studio-page.tsx') },
  { path: '/mentor/roadmaps/:id/insight', load: () => import('../features/studio/insight/insight-page.tsx') },
  ...['/artifact-demo', '/ghostwriter-demo', '/test-upload', '/sandbox/authenticate'].map((path) => ({
    path,
    load: () => import('./demo-pages.tsx'),
    protected: true,
  })),
  { path: '/mentor-community/:tab?/:id?', load: () => import('./community-pages.tsx'), protected: 'framed' },
  { path: '/ai-resources/:id?', load: () => import('./hub-pages.tsx') },
  { path: '/scheduling', load: () => import('../features/scheduling/scheduling-page.tsx') },
  {
    path: '/notifications',
    load: () => import('../features/notifications/notifications-page.tsx'),
    protected: true,
  },
  { path: '/account/:page?', load: () => import('./account-pages.tsx') },
  { path: '/admin/users/:id', load: () => import('../features/admin/users/person-page.tsx') },
  { path: '/admin/:page?/:id?', load: () => import('./admin-pages.tsx') },
  { path: '/dev', load: () => import('./demo-tools-page.tsx') },
  { path: '/dev/mail', load: () => import('./demo-mail.tsx') },
  { path: '/offline', load: () => import('../features/offline/offline-page.tsx') },
  { path: '*', load: () => import('./not-found-page.tsx') },
];

const pages = screens.map((screen) => ({ ...screen, Page: lazy(screen.load) }));

export function AppRoutes() {
  return (
    <Routes>
      {pages.map(({ path, Page, ...screen }) => (
        <Route
          key={path}
          path={path}
          element={
            <OnePage>
              {screen.protected ? (
                <ProtectedRoute framed={screen.protected === 'framed'}>
                  <Page />
                </ProtectedRoute>
              ) : (
                <Page />
              )}
            </OnePage>
          }
        />
      ))}
    </Routes>
  );
}

/** Keyed by path without a tab, so that an error does not outlive its page. */
function OnePage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { tab } = useParams();
  return (
    <RouteErrorBoundary key={tab ? pathname.slice(0, pathname.lastIndexOf(`/${tab}`)) : pathname}>
      <Suspense fallback={<TrailLoading className="py-32" />}>{children}</Suspense>
    </RouteErrorBoundary>
  );
}
