import type { EventPublisher, JobProducer } from '@waymark/messaging/outbox-ports';
import { runInContext } from '@waymark/platform/context';
import type { EventHeaders, JobHeaders, OutboxRow } from './outbox.ts';

export interface OutboxPorts {
  events: EventPublisher;
  jobs?: JobProducer; // absent in services without a queue
}

/** Resolves once the broker has stored the row. */
export async function deliver(ports: OutboxPorts, row: OutboxRow): Promise<void> {
  if (row.kind === 'event') {
    const { occurredAt, requestId, actorId, audience, audienceRoles } = row.headers as EventHeaders;
    const { id, topic: type, payload: data } = row;
    const roles = audienceRoles && { audienceRoles: [...audienceRoles] };
    await ports.events.publish({ id, type, occurredAt, requestId, actorId, audience, ...roles, data });
    return;
  }
  const { jobs } = ports;
  if (!jobs) throw new Error('this service has no job queue (no REDIS_URL)');
  const { queue, name, jobId, requestId, runAt, priority } = row.headers as JobHeaders;
  const delayMs = Math.max(0, Date.parse(runAt) - Date.now());
  // The queue reads the request id from the context.
  await runInContext({ requestId, caller: null }, () =>
    jobs.add({ queue, name }, row.payload, { jobId, delayMs, priority }),
  );
}
