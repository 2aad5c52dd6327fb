import { useDocumentTitle } from '../../lib/document-title.ts';
import { NotificationList } from './components/notification-list.tsx';

export default function NotificationsPage() {
  useDocumentTitle('Notifications');
  return (
    <div className="page py-10 md:py-14">
      <div className="mx-auto max-w-2xl">
        <h1 className="text-4xl">Notifications</h1>
        <div className="mt-6 -mx-3">
          <NotificationList headingLevel={2} whole />
        </div>
      </div>
    </div>
  );
}
