import { useEffect } from 'react';
import { call } from '../lib/api.ts';
import { deviceStorage } from '../lib/device-storage.ts';
import { useUser } from '../lib/use-user.ts';
import { browserZone } from '../lib/zones.ts';

const keyOf = (userId: number) => `time_zone_${userId}`;

/** Reports the time zone of this device when it is another one than last time: letters come at its hours. */
export default function TimeZoneKeeper() {
  const userId = useUser().user?.id;
  useEffect(() => {
    if (userId !== undefined) void report(userId);
  }, [userId]);
  return null;
}

async function report(userId: number): Promise<void> {
  const timeZone = browserZone();
  if (deviceStorage.get(keyOf(userId)) === timeZone) return;
  try {
    await call('PUT /api/account/time-zone', { body: { timeZone } });
    deviceStorage.set(keyOf(userId), timeZone);
  } catch {
    // Reported with the next page.
  }
}
