const PLENTY = '1000000/60';

/** Limits too high to reach. Rate limits are tested in the gateway and in scheduling. */
export const noLimits: Record<string, string> = {
  RATE_LIMIT_IP: PLENTY,
  RATE_LIMIT_USER: PLENTY,
  RATE_LIMIT_LOGIN_IP: PLENTY,
  RATE_LIMIT_LOGIN_NAME: PLENTY,
  RATE_LIMIT_REGISTER: PLENTY,
  RATE_LIMIT_RECOVERY: PLENTY,
  RATE_LIMIT_RESET: PLENTY,
  RATE_LIMIT_PASSWORD: PLENTY,
  RATE_LIMIT_REPORT: PLENTY,
  RATE_LIMIT_AI: PLENTY,
  RATE_LIMIT_UPLOAD: PLENTY,
  RATE_LIMIT_PICTURE: PLENTY,
  RATE_LIMIT_BOOKING: PLENTY,
  RATE_LIMIT_PAYMENT: PLENTY,
  RATE_LIMIT_CARD: PLENTY,
  RATE_LIMIT_FEED: PLENTY,
  BOOKINGS_AHEAD: '1000000',
};

/** Of AI runs per user; apart from the others, since pages show these limits. */
export const noRunLimits: Record<string, string> = {
  AI_RUNS_AT_ONCE: '1000000',
  AI_RUNS_PER_HOUR: '1000000',
  AI_RUNS_PER_DAY: '1000000',
};
