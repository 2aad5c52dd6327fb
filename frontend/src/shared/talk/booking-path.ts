import type { Mentor } from '@waymark/contracts/identity/mentors';

/** Where the main button of a mentor leads: to the half hour if it is free, else to the hour that is paid afterwards. */
export const bookingPath = ({ userId, sessionPrice }: Pick<Mentor, 'userId' | 'sessionPrice'>): string =>
  sessionPrice === 0 ? `/scheduling?mentor=${userId}` : `/book-session/${userId}`;

/** False before the mentor has set a price or hours. */
export const canBeBooked = ({
  sessionPrice,
  nextFreeAt,
  nextGuidedAt,
}: Pick<Mentor, 'sessionPrice' | 'nextFreeAt' | 'nextGuidedAt'>): boolean =>
  sessionPrice !== null || nextFreeAt !== null || nextGuidedAt !== null;
