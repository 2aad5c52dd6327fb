import { baseline } from '@waymark/database/baseline';
import type { MigrationClass } from '@waymark/database/options';
import { TypePrices1767800000000 } from './1767800000000-type-prices.ts';
import { FeedDetails1769000000030 } from './1769000000030-feed-details.ts';
import { TimeOff1769000000031 } from './1769000000031-time-off.ts';
import { PrivateNotes1769000000032 } from './1769000000032-private-notes.ts';
import { SessionsByStart1769000000042 } from './1769000000042-sessions-by-start.ts';
import { Proposals1770000000110 } from './1770000000110-proposals.ts';
import { Tasks1770000000130 } from './1770000000130-tasks.ts';
import { BookingRules1770000000140 } from './1770000000140-booking-rules.ts';
import { LinkedCalendars1770000000141 } from './1770000000141-linked-calendars.ts';
import { IntroCalls1770000000180 } from './1770000000180-intro-calls.ts';

export const migrations: MigrationClass[] = [
  baseline(new URL('../persistence/schema.sql', import.meta.url), 'RemindersWhenSent1766769000000'),
  TypePrices1767800000000,
  FeedDetails1769000000030,
  TimeOff1769000000031,
  PrivateNotes1769000000032,
  SessionsByStart1769000000042,
  Proposals1770000000110,
  Tasks1770000000130,
  BookingRules1770000000140,
  LinkedCalendars1770000000141,
  IntroCalls1770000000180,
];
