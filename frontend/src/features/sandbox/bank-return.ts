const HOME = '/scheduling?payment=success';

/** The page to return to, with Stripe's query parameters. */
export function bankReturn(returnTo: string | null, paymentIntentId: string, isApproved: boolean): string {
  const url = new URL(localPath(returnTo), window.location.origin);
  url.searchParams.set('payment_intent', paymentIntentId);
  url.searchParams.set('redirect_status', isApproved ? 'succeeded' : 'failed');
  return `${url.pathname}${url.search}`;
}

/** The path if a browser resolves it on this site, else HOME. */
export function localPath(returnTo: string | null): string {
  if (!returnTo || !/^\/(?![/\\])/.test(returnTo)) return HOME;
  const url = URL.canParse(returnTo, window.location.origin)
    ? new URL(returnTo, window.location.origin)
    : null;
  return url?.origin === window.location.origin &&
    url.pathname.startsWith('/') &&
    !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}`
    : HOME;
}
