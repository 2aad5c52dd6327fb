const MINUTE = 60_000;
/** Minutes after each failed attempt: ten attempts in about a day. */
const DELAYS = [1, 2, 5, 15, 30, 60, 180, 360, 720];

export interface SmtpFailure {
  /** The command in progress: `CONN`, `AUTH …`, `MAIL FROM`, `RCPT TO`, `DATA`. */
  command?: string;
  /** Absent without a reply. */
  responseCode?: number;
}

/**
 * Whether a retry is pointless: the server rejected this recipient or message permanently (5xx, RFC 5321 4.2.1). A 5xx
 * for our login or sender is a configuration error, which may be fixed within the day.
 */
export const isPermanent = ({ command, responseCode }: SmtpFailure): boolean =>
  responseCode !== undefined && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');

/** Delay before the next attempt, with ±20 % jitter (`random` from 0 to 1); null after the last attempt. */
export function retryDelayMs(attempts: number, random: number): number | null {
  const minutes = DELAYS[attempts - 1];
  return minutes === undefined ? null : Math.round(minutes * MINUTE * (0.8 + 0.4 * random));
}
