import { type ComponentType, lazy } from 'react';
import { useParams } from 'react-router-dom';
import NotFoundPage from './not-found-page.tsx';

/** By the last part of their address. One module of its own, so that the landing page does not load their list. */
const pages: Record<string, ComponentType> = {
  '': lazy(() => import('../features/account/profile/profile-page.tsx')),
  security: lazy(() => import('../features/account/security/security-page.tsx')),
  'confirm-email': lazy(() => import('../features/account/address/confirm-email-page.tsx')),
  'undo-email': lazy(() => import('../features/account/address/undo-email-page.tsx')),
  notifications: lazy(() => import('../features/account/notifications/notifications-page.tsx')),
  delete: lazy(() => import('./delete-account-page.tsx')),
};

export default function AccountPages() {
  const { page = '' } = useParams();
  const Page = Object.hasOwn(pages, page.toLowerCase()) ? pages[page.toLowerCase()]! : NotFoundPage;
  return <Page />;
}
