let zone: string | undefined;

/** Used by the server, which renders for readers in other time zones. */
export function setReaderZone(name: string | undefined): void {
  zone = name;
}

/** As set, else that of the device. */
export const readerZone = (): string => zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

const YEAR_SECONDS = 365 * 24 * 3600;

/** Lets the server render the next page of this user in their time zone. Read in gateway/src/pages/pages.ts. */
export function rememberZone(): void {
  const value = encodeURIComponent(readerZone());
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no cookieStore
  document.cookie = `waymark-zone=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; Secure`;
}
