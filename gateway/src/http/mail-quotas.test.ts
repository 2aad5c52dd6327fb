// guarantees: Every route that sends mail has a quota per user
import { expect, it } from '@jest/globals';
import { allEndpoints } from '@waymark/contracts/all-endpoints';

/** Routes whose request leads to a mail or a notification, for logged-in users. */
const sendMail = [
  'POST /api/sessions/schedule',
  'POST /api/sessions/intro',
  'POST /api/sessions/book',
  'POST /api/sessions/create-payment-intent',
  'POST /api/sessions/confirm-payment',
  'POST /api/sessions/{id}/cancel',
  'POST /api/sessions/{id}/reschedule',
  'POST /api/sessions/{id}/proposals/{proposalId}/accept',
  'POST /api/sessions/{id}/proposals/{proposalId}/decline',
  'POST /api/sessions/{id}/proposals/{proposalId}/withdraw',
  'PUT /api/sessions/{id}/notes',
  'POST /api/sessions/{id}/no-show',
  'POST /api/sessions/{id}/no-show/response',
  'POST /api/admin/no-show-cases/{id}/decision',
  'POST /api/account/email',
  'POST /api/account/email/confirmation',
  'POST /api/account/deletion',
  'POST /api/change-password',
  'POST /api/account/second-factor/app/confirm',
  'POST /api/account/second-factor/proof',
  'DELETE /api/account/second-factor/app',
  'POST /api/account/passkeys',
  'DELETE /api/account/passkeys/{id}',
  'POST /api/account/recovery-codes',
  'DELETE /api/account/second-factor',
  'POST /api/support-requests',
  'POST /api/support-requests/{id}/responses',
  'PUT /api/support-requests/{id}/helped',
  'PUT /api/peer-sessions/{id}',
  'POST /api/peer-sessions/{id}/cancel',
  'POST /api/peer-sessions/{id}/registration',
  'DELETE /api/peer-sessions/{id}/registration',
  'POST /api/roadmaps/{id}/thanks',
  'PUT /api/roadmaps/{id}/steps/{stepId}/reminder',
  'POST /api/admin/users/{id}/suspend',
  'POST /api/admin/users/{id}/restore',
  'POST /api/admin/roadmaps/{id}/hide',
  'POST /api/admin/roadmaps/{id}/restore',
  'POST /api/admin/community-items/{kind}/{id}/hide',
  'POST /api/admin/community-reports/{id}/hide',
  'POST /api/admin/community-reports/{id}/restore',
  'POST /api/admin/community-reports/{id}/dismiss',
  'POST /api/admin/reports/{id}/resolve',
  'PATCH /api/admin/mentor-applications/{id}',
  'PATCH /api/admin/user-stories/{id}',
];

const quotas = new Map<string, string | undefined>(allEndpoints.map(({ route, quota }) => [route, quota]));

it.each(sendMail)('%s has a quota per user', (route) => {
  expect(quotas.get(route)).toBeDefined();
});
