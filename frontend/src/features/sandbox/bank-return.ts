const HOME = '/scheduling?payment=success';

/** Where to go back to with the bank's answer, as Stripe does it: only to a page of ours. */
export function bankReturn(wanted: string | null, paymentIntentId: string, isApproved: boolean): string {
  const url = new URL(ourPath(wanted), window.location.origin);
  url.searchParams.set('payment_intent', paymentIntentId);
  url.searchParams.set('redirect_status', isApproved ? 'succeeded' : 'failed');
  return `${url.pathname}${url.search}`;
}

/** The path, if it stays on this site however a browser reads it; else where payments end. */
export function ourPath(wanted: string | null): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return HOME;
  const url = URL.canParse(wanted, window.location.origin) ? new URL(wanted, window.location.origin) : null;
  return url?.origin === window.location.origin &&
    url.pathname.startsWith('/') &&
    !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}`
    : HOME;
}
