const MINUTE = 60_000;
/** Minutes after each failed try: ten tries in about a day. */
const WAITS = [1, 2, 5, 15, 30, 60, 180, 360, 720];

/** How a mail server said no. */
export interface SmtpFault {
  /** What we were saying: `CONN`, `AUTH …`, `MAIL FROM`, `RCPT TO`, `DATA`. */
  command?: string;
  /** SMTP reply; absent where there was none. */
  responseCode?: number;
}

/**
 * True when trying again cannot help: the server has refused this recipient or this message for good (5xx, RFC 5321
 * 4.2.1). A 5xx to our login or sender is a fault in the settings, which somebody may mend within the day.
 */
export const isForGood = ({ command, responseCode }: SmtpFault): boolean =>
  responseCode !== undefined && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');

/** Milliseconds until the next try, a fifth more or less by chance (`random` 0 to 1); null when that was the last one. */
export function nextTryIn(attempts: number, random: number): number | null {
  const minutes = WAITS[attempts - 1];
  return minutes === undefined ? null : Math.round(minutes * MINUTE * (0.8 + 0.4 * random));
}
