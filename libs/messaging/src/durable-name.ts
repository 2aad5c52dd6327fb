/** Name of the durable consumer of an event type in a service. */
export const durableName = (service: string, eventType: string): string =>
  `${service}_${eventType.replaceAll('.', '-')}`;
