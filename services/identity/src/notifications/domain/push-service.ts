/** Whether a push message may be sent there: browsers name the address, so only known push services are requested. */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url === null || `${url.username}${url.password}` !== '') return false;
  return services.some((service) => {
    const known = new URL(service.replace('*.', ''));
    if (url.protocol !== known.protocol || url.port !== known.port) return false;
    return service.includes('*.')
      ? url.hostname.endsWith(`.${known.hostname}`)
      : url.hostname === known.hostname;
  });
}
