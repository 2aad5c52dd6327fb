/**
 * Whether the HTML made the browser request this URL before the scripts ran. Such a response may have waited for them, so
 * the server's clock cannot be read from it.
 */
export const isPreloaded = (url: string): boolean =>
  typeof document === 'object' &&
  [...document.querySelectorAll('link[rel="preload"][as="fetch"]')].some(
    (link) => link.getAttribute('href') === url,
  );
