import { gatewayEndpoint } from './endpoint.ts';
import { Waiting } from './waiting.ts';

// Served by a controller of the gateway.

export const GetWaitingEndpoint = gatewayEndpoint('GET /api/admin/waiting', {
  roles: ['admin'],
  summary: 'How many applications, reports, contested no-shows, refunds and failures wait for an admin',
  output: Waiting,
});
