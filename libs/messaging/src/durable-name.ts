/** `<service>_<consumer>`; the default consumer is the event type. */
export const durableName = (service: string, eventType: string, consumer?: string): string =>
  `${service}_${consumer ?? eventType.replaceAll('.', '-')}`;
