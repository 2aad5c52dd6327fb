import type { SessionKind } from '@waymark/contracts/scheduling/calendar';
import { readTabJson, tabKeys, writeTab } from './tab-storage.ts';

/** What a learner has filled in of a booking, by field. */
export type BookingDraft = Readonly<Record<string, string>>;

const PREFIX = 'waymark-booking-';
const keyOf = (userId: number, mentorId: number, kind: SessionKind): string =>
  `${PREFIX}${userId}-${mentorId}-${kind}`;

/** An unfinished booking of one person with one mentor, in this tab only, until it is booked or the person logs out. */
export function bookingDraft(userId: number, mentorId: number, kind: SessionKind) {
  const key = keyOf(userId, mentorId, kind);
  return {
    /** Null: nothing was filled in. */
    read: (): BookingDraft | null => textsOf(readTabJson<unknown>(key)),
    /** Empty fields are left out. */
    save(fields: Readonly<Record<string, string | undefined>>): void {
      const filled = textsOf(fields);
      writeTab(key, filled && JSON.stringify(filled));
    },
    remove: (): void => writeTab(key, null),
  };
}

/** Removes the drafts of all people, or of all but one. */
export function removeBookingDrafts(exceptUserId?: number): void {
  for (const key of tabKeys(PREFIX)) {
    if (!key.startsWith(`${PREFIX}${exceptUserId}-`)) writeTab(key, null);
  }
}

function textsOf(value: unknown): BookingDraft | null {
  const texts = Object.entries(value ?? {}).filter(([, text]) => typeof text === 'string' && text !== '');
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}
