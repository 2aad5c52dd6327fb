import { route } from './route.ts';
import type { Success } from './success.ts';
import type { ProcessState, RetryFailureBody } from './system.ts';

export const getSystem = route<{ response: ProcessState[] }>('GET', '/api/admin/system');
export const retryFailure = route<{
  params: { service: string };
  body: RetryFailureBody;
  response: Success;
}>('POST', '/api/admin/system/{service}/retry');
