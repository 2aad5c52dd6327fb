import { z } from 'zod';
import { gatewayEndpoint } from './endpoint.ts';
import { Success } from './success.ts';
import { ProcessState, RetryFailureBody } from './system.ts';

// Served by controllers of the gateway.

export const GetSystemEndpoint = gatewayEndpoint('GET /api/admin/system', {
  roles: ['admin'],
  summary: 'Waiting messages, dead letters and failed jobs of each service; for admins',
  output: z.array(ProcessState),
});
export const RetryFailureEndpoint = gatewayEndpoint('POST /api/admin/system/{service}/retry', {
  roles: ['admin'],
  summary: 'Applies a dead letter, publishes a parked message, or runs a failed job again',
  body: RetryFailureBody,
  output: Success,
});
