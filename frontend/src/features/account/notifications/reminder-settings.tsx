import { DailyReminder } from '#shared/daily-reminder/daily-reminder.tsx';
import { useDailyReminder } from '#shared/daily-reminder/use-daily-reminder.ts';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { Pause } from './pause.tsx';

/** The daily reminder, and a pause of it and of all letters. */
export function ReminderSettings({ userId }: { userId: number }) {
  const found = useDailyReminder(userId);
  if (found.isError && !found.data) return <QueryError title="Your reminder did not load" query={found} />;
  return (
    <div className="mb-8 rounded-card border border-line bg-raised p-4 sm:p-6">
      {found.data ? (
        <div className="grid gap-4">
          <DailyReminder userId={userId} reminder={found.data} />
          <Pause userId={userId} reminder={found.data} />
        </div>
      ) : (
        <Skeleton className="h-36" />
      )}
    </div>
  );
}
