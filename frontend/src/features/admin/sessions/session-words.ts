import type { AdminSession, AdminSessionRecord } from '@waymark/contracts/scheduling/admin-sessions';
import type { Tone } from '#shared/ui/badge.tsx';

export const sessionStatuses = ['scheduled', 'completed', 'cancelled', 'no-show'] as const;

export const statuses: Record<AdminSession['status'], { text: string; tone: Tone }> = {
  scheduled: { text: 'Scheduled', tone: 'dusk' },
  completed: { text: 'Took place', tone: 'moss' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
  'no-show': { text: 'No-show', tone: 'berry' },
};

export const paymentWords: Record<AdminSession['payment'], string> = {
  free: 'Free',
  paid: 'Paid',
  'after-session': 'To be paid after the session',
  due: 'Due',
  waived: 'Nothing to pay',
  refunding: 'Being refunded',
  refunded: 'Refunded',
};

const changes: Record<string, string> = {
  held: 'Time held for the payment',
  released: 'Hold given up',
  expired: 'Hold ended',
  scheduled: 'Booked',
  completed: 'Took place',
  cancelled: 'Cancelled',
  'no-show': 'Recorded as a no-show',
};

/** A change between the same statuses is a move. */
export const changeText = ({ from, to }: AdminSessionRecord['changes'][number]): string =>
  from === to ? 'Moved' : (changes[to] ?? to);

export const caseStates = {
  open: 'No-show reported, waits for a response',
  contested: 'No-show reported and contested',
  upheld: 'No-show recorded',
  dismissed: 'No-show dismissed',
} as const;
