import { useState } from 'react';
import { deviceStorage } from '#lib/device-storage.ts';
import { DailyReminder } from '#shared/daily-reminder/daily-reminder.tsx';
import { useDailyReminder } from '#shared/daily-reminder/use-daily-reminder.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/link.tsx';

const keyOf = (userId: number) => `reminder_offer_declined_${userId}`;

/** After the first step: a daily reminder, until it is on or declined on this device. */
export default function ReminderOffer({ userId }: { userId: number }) {
  const { data } = useDailyReminder(userId);
  const [isDeclined, setIsDeclined] = useState(() => deviceStorage.get(keyOf(userId)) !== null);
  /** It was off when this page was opened: after it is turned on, the time can be chosen here. */
  const [wasOff, setWasOff] = useState<boolean>();
  if (!data) return null;
  if (wasOff === undefined) setWasOff(data.time === null);
  if (isDeclined || wasOff === false) return null;
  function decline() {
    deviceStorage.set(keyOf(userId), new Date().toISOString());
    setIsDeclined(true);
  }
  return (
    <section
      aria-labelledby="reminder-offer"
      className="mt-6 grid gap-4 rounded-card border border-line bg-raised p-4 sm:p-6"
    >
      <h2 id="reminder-offer" className="text-xl">
        A quiet nudge in the evening?
      </h2>
      <DailyReminder userId={userId} reminder={data} />
      {data.time === null ? (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={decline}>
          No, thanks
        </Button>
      ) : (
        <p className="text-sm text-muted">
          You can change or pause it in your <TextLink to="/account/notifications">settings</TextLink>.
        </p>
      )}
    </section>
  );
}
