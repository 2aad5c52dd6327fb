/** What the NATS server reports about its streams, as far as it is read here. */
export interface StreamReport {
  account_details?: { stream_detail?: { name: string; consumer_detail?: Consumer[] }[] }[];
}

interface Consumer {
  name: string;
  /** Requests for messages that wait. */
  num_waiting: number;
  /** Messages not yet delivered. */
  num_pending: number;
  /** Messages delivered and not yet handled. */
  num_ack_pending: number;
}

const STREAM = 'EVENTS';
export const ASK = ['wget', '-qO-', 'http://127.0.0.1:8222/jsz?accounts=true&consumers=true'];

/** How many consumers of events there are, and what is wrong with each that does not pull or has not handled all. */
export function consumersOf(report: StreamReport): { count: number; faults: string[] } {
  const consumers = (report.account_details ?? [])
    .flatMap(({ stream_detail = [] }) => stream_detail)
    .filter(({ name }) => name === STREAM)
    .flatMap(({ consumer_detail = [] }) => consumer_detail);
  return { count: consumers.length, faults: consumers.flatMap(faultOf) };
}

function faultOf({ name, num_waiting, num_pending, num_ack_pending }: Consumer): string[] {
  if (num_waiting === 0) return [`${name} does not pull`];
  const left = num_pending + num_ack_pending;
  return left > 0 ? [`${name} has ${left} events left`] : [];
}
