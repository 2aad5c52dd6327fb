const PLENTY = '1000000/60';

/** Limits that no test reaches by what it does; they are tested where they are made: in the gateway, and in scheduling. */
export const noLimits: Record<string, string> = {
  RATE_LIMIT_IP: PLENTY,
  RATE_LIMIT_USER: PLENTY,
  RATE_LIMIT_LOGIN_IP: PLENTY,
  RATE_LIMIT_LOGIN_NAME: PLENTY,
  RATE_LIMIT_REGISTER: PLENTY,
  RATE_LIMIT_AI: PLENTY,
  RATE_LIMIT_UPLOAD: PLENTY,
  RATE_LIMIT_PICTURE: PLENTY,
  RATE_LIMIT_BOOKING: PLENTY,
  RATE_LIMIT_PAYMENT: PLENTY,
  RATE_LIMIT_CARD: PLENTY,
  RATE_LIMIT_FEED: PLENTY,
  BOOKINGS_AHEAD: '1000000',
};
