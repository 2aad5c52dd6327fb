import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Success } from '../success.ts';
import { PushDeviceBody, PushEndpointBody, PushKey } from './push.ts';

export const GetPushKey = endpoint('GET /api/account/push-key', {
  subject: 'identity.push-key',
  summary: 'The key with which a browser subscribes to push messages',
  input: z.object({}),
  output: PushKey,
});
/** Idempotent. Error: VALIDATION with the issue `endpoint` (an unknown push service). */
export const AddPushDevice = endpoint('PUT /api/account/push-device', {
  subject: 'identity.add-push-device',
  summary: 'Sends reminders of the caller to this browser as well',
  input: PushDeviceBody,
  output: Success,
});
/** Idempotent; only the caller's own. */
export const RemovePushDevice = endpoint('POST /api/account/push-device/remove', {
  subject: 'identity.remove-push-device',
  summary: 'Sends nothing to this browser any more',
  input: PushEndpointBody,
  output: Success,
});
