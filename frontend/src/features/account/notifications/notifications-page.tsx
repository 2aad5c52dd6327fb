import { TextLink } from '../../../components/ui/link.tsx';
import { AccountFrame } from '../account-frame.tsx';

export default function NotificationSettingsPage() {
  return (
    <AccountFrame>
      {() => (
        <section aria-labelledby="notification-settings">
          <h2 id="notification-settings" className="text-2xl">
            Notifications
          </h2>
          <p className="mt-3 text-muted">
            Everything that concerns you is on{' '}
            <TextLink to="/notifications">your notifications page</TextLink>.
          </p>
        </section>
      )}
    </AccountFrame>
  );
}
