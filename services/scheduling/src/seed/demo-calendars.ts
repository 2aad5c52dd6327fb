import { demoPeople } from '@waymark/demo/people';
import type { DemoCalendar } from '../persistence/demo.repository.ts';

const WORKDAYS = [1, 2, 3, 4, 5];
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

export const demoCalendars: readonly DemoCalendar[] = [
  {
    mentorId: demoPeople.mentor.id,
    timezone: 'Europe/Madrid',
    pricing: { sessionPrice: 1_500, currency: 'EUR' },
    minNoticeMinutes: 120,
    bookingWindowDays: 60,
    hours: [
      { days: WORKDAYS, from: '17:00', to: '20:30' },
      { days: [3], from: '09:00', to: '14:00' },
      { days: [6], from: '10:00', to: '13:00' },
    ],
    overrides: [{ inDays: 9 }, { inDays: 11, extra: { from: '11:00', to: '14:00' } }],
  },
  {
    mentorId: demoPeople.amara.id,
    timezone: 'Europe/London',
    pricing: { sessionPrice: 2_000, currency: 'GBP', typePrices: { topic: 3_500, 'career-coaching': 3_500 } },
    minNoticeMinutes: 720,
    bookingWindowDays: 30,
    hours: [{ days: [1, 3, 4], from: '10:00', to: '16:00' }],
  },
  {
    mentorId: demoPeople.tomas.id,
    timezone: 'Europe/Prague',
    pricing: { sessionPrice: 0, currency: 'EUR' },
    minNoticeMinutes: 60,
    bookingWindowDays: 45,
    hours: [
      { days: [2, 4], from: '14:00', to: '18:00' },
      { days: [0], from: '15:00', to: '18:00' },
    ],
  },
  {
    mentorId: demoPeople.ines.id,
    timezone: 'Europe/Lisbon',
    pricing: { sessionPrice: 1_000, currency: 'EUR' },
    minNoticeMinutes: 120,
    bookingWindowDays: 60,
    hours: [{ days: [1, 2, 3, 4], from: '16:30', to: '19:30' }],
  },
  {
    mentorId: demoPeople.kofi.id,
    timezone: 'Europe/Berlin',
    pricing: { sessionPrice: 2_500, currency: 'EUR' },
    minNoticeMinutes: 1_440,
    bookingWindowDays: 60,
    hours: [{ days: [2, 3, 4, 5], from: '09:00', to: '12:00' }],
  },
  {
    mentorId: demoPeople.mei.id,
    timezone: 'Asia/Tokyo',
    pricing: { sessionPrice: 1_800, currency: 'USD' },
    minNoticeMinutes: 30,
    bookingWindowDays: 90,
    hours: [
      { days: WORKDAYS, from: '20:00', to: '24:00' },
      { days: [3], from: '10:00', to: '13:00' },
      { days: [6], from: '09:00', to: '12:00' },
    ],
  },
  {
    mentorId: demoPeople.jonas.id,
    timezone: 'Europe/Stockholm',
    pricing: { sessionPrice: 0, currency: 'EUR' },
    minNoticeMinutes: 0,
    bookingWindowDays: 14,
    hours: [{ days: EVERY_DAY, from: '18:00', to: '22:00' }],
  },
];
