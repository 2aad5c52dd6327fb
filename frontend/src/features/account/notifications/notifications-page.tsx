import { isForAdmins, isForMentors } from '@waymark/contracts/identity/notification-topics';
import { mayUseStudio } from '#lib/use-user.ts';
import { TextLink } from '#shared/ui/link.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { MessageSettings } from './message-settings.tsx';
import { PreferenceTable } from './preference-table.tsx';
import { ReminderSettings } from './reminder-settings.tsx';
import { usePreferences } from './use-preferences.ts';

export default function NotificationSettingsPage() {
  return (
    <AccountFrame>
      {(user) => (
        <section aria-labelledby="notification-settings">
          <h2 id="notification-settings" className="text-2xl">
            Notifications
          </h2>
          <p className="mt-3 mb-6 text-muted">
            Choose what reaches you in <TextLink to="/notifications">your notifications</TextLink> and by
            email. Changes are saved at once.
          </p>
          <ReminderSettings userId={user.id} />
          <MessageSettings />
          <Preferences isMentor={mayUseStudio(user)} isAdmin={user.role === 'admin'} />
        </section>
      )}
    </AccountFrame>
  );
}

function Preferences({ isMentor, isAdmin }: { isMentor: boolean; isAdmin: boolean }) {
  const found = usePreferences();
  if (found.data) {
    const own = found.data.filter(
      ({ topic }) => (isMentor || !isForMentors(topic)) && (isAdmin || !isForAdmins(topic)),
    );
    return <PreferenceTable preferences={own} />;
  }
  if (found.isError) return <QueryError title="Your settings did not load" query={found} />;
  return <Placeholders />;
}

function Placeholders() {
  return (
    <div role="status" className="grid gap-6">
      <VisuallyHidden>Loading your settings…</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex items-center gap-6">
          <div className="grid grow gap-2">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-4 w-2/3" />
          </div>
          <Skeleton className="h-6 w-10 rounded-full" />
          <Skeleton className="h-6 w-10 rounded-full" />
        </div>
      ))}
    </div>
  );
}
