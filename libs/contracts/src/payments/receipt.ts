/** From our intent id, so that it is the same for a payment and its refund. */
export function receiptNumber(intentId: string): string {
  const end = intentId.replaceAll('-', '').toUpperCase().slice(-12);
  return `WM-${end.replace(/(.{4})(?=.)/g, '$1-')}`;
}

/** The end of the intent id that a receipt number names; null for another text. */
export function receiptEnd(text: string): string | null {
  const end = text.trim().toLowerCase().replaceAll('-', '');
  return /^wm[0-9a-f]{12}$/.test(end) ? end.slice(2) : null;
}
