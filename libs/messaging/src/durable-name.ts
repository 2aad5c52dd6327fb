/** Durable name of a consumer: `<service>_<consumer>`; without a name of its own it is called after the event. */
export const durableName = (service: string, eventType: string, consumer?: string): string =>
  `${service}_${consumer ?? eventType.replaceAll('.', '-')}`;
