const HOME = '/scheduling?payment=success';

/** The page to return to, with Stripe's query parameters. */
export function bankReturn(wanted: string | null, paymentIntentId: string, isApproved: boolean): string {
  const url = new URL(localPath(wanted), window.location.origin);
  url.searchParams.set('payment_intent', paymentIntentId);
  url.searchParams.set('redirect_status', isApproved ? 'succeeded' : 'failed');
  return `${url.pathname}${url.search}`;
}

/** The path if a browser resolves it on this site, else HOME. */
export function localPath(wanted: string | null): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return HOME;
  const url = URL.canParse(wanted, window.location.origin) ? new URL(wanted, window.location.origin) : null;
  return url?.origin === window.location.origin &&
    url.pathname.startsWith('/') &&
    !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}`
    : HOME;
}
