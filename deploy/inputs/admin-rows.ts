import { demoPeople } from '@waymark/demo/people';
import { newId } from '@waymark/kernel/ids';
import type { Foreign, Row } from './rows.ts';

const UNKNOWN_MENTOR = '999999';
const forAdmins: Foreign = { who: ['mentor', 'stranger', 'learner'], status: 403 };
const forAdmin: Row = { session: 'required', by: 'admin', foreign: () => [forAdmins] };
/** A demo account is never changed: the valid request gets 422. */
const ofDemoUser: Row = {
  ...forAdmin,
  params: () => ({ id: String(demoPeople.learner.id) }),
  foreign: () => [forAdmins, { who: ['admin'], status: 422 }],
};
const ofNothing: Row = { ...forAdmin, foreign: () => [forAdmins, { who: ['admin'], status: 404 }] };
const reason = () => ({ reason: 'A reason' });

/** Routes of admins, and the reports that they read. */
export const adminRows: Record<string, Row> = {
  'GET /api/admin/users': forAdmin,
  'GET /api/admin/users/{id}': { ...forAdmin, params: ofDemoUser.params },
  'GET /api/admin/users/{id}/record': { ...forAdmin, params: ofDemoUser.params },
  'GET /api/admin/users/{id}/community': { ...forAdmin, params: ofDemoUser.params },
  'PATCH /api/admin/users/{id}': { ...ofDemoUser, body: () => ({ role: 'mentor' }) },
  'POST /api/admin/users/{id}/suspend': { ...ofDemoUser, body: reason },
  'POST /api/admin/users/{id}/restore': ofDemoUser,
  'POST /api/admin/users/{id}/message': {
    ...ofNothing,
    params: () => ({ id: UNKNOWN_MENTOR }),
    body: () => ({ text: 'A message' }),
  },
  'GET /api/admin/audit': forAdmin,
  'GET /api/admin/roadmaps': forAdmin,
  'POST /api/admin/roadmaps/{id}/hide': { ...ofNothing, body: reason },
  'POST /api/admin/roadmaps/{id}/restore': ofNothing,
  'GET /api/admin/reports': forAdmin,
  'POST /api/admin/reports/{id}/resolve': {
    ...ofNothing,
    body: () => ({ outcome: 'dismissed', note: 'A note' }),
  },
  'GET /api/admin/community-reports': forAdmin,
  'POST /api/admin/community-items/{kind}/{id}/hide': {
    ...ofNothing,
    params: () => ({ kind: 'material', id: newId() }),
    body: reason,
  },
  'POST /api/admin/community-reports/{id}/hide': { ...ofNothing, body: reason },
  'POST /api/admin/community-reports/{id}/restore': ofNothing,
  'POST /api/admin/community-reports/{id}/dismiss': { ...ofNothing, body: () => ({ note: 'A note' }) },
  'GET /api/admin/message-reports': forAdmin,
  'GET /api/admin/message-reports/{id}': ofNothing,
  'POST /api/admin/message-reports/{id}/resolve': {
    ...ofNothing,
    body: () => ({ outcome: 'dismissed', note: 'A note' }),
  },
  'GET /api/admin/waiting': forAdmin,
  'GET /api/admin/system': forAdmin,
  'GET /api/admin/demo-accounts': forAdmin,
  'POST /api/admin/system/{service}/retry': {
    ...ofNothing,
    params: () => ({ service: 'identity' }),
    body: () => ({ kind: 'outbox', id: 'none' }),
  },
  'POST /api/reports': {
    session: 'required',
    body: () => ({ targetType: 'mentor', targetId: UNKNOWN_MENTOR, reason: 'spam', text: 'A text' }),
    accepted: ['text: empty', 'text: only blanks'],
    foreign: () => [{ who: ['mentor', 'learner', 'admin'], status: 404 }],
  },
};

export const adminRoutesWithQuery = [
  'GET /api/admin/users',
  'GET /api/admin/audit',
  'GET /api/admin/roadmaps',
  'GET /api/admin/reports',
  'GET /api/admin/community-reports',
  'GET /api/admin/message-reports',
  'GET /api/admin/message-reports/{id}',
  'GET /api/admin/payments/intents',
  'GET /api/admin/payments/export',
];
/** Invalid values by query parameter. */
export const invalidAdminQueries: Record<string, string[]> = {
  role: ['', 'boss', '%00', 'admin&role=mentor'],
  suspended: ['', '1', 'yes', '%00', 'true&suspended=true'],
  state: ['', 'ended', '%00', 'open&state=resolved'],
  amount: ['', '0', '-1', '1.5', 'ten', '2147483648', '1e99', '%00', '2&amount=3'],
  userId: ['', '0', '-1', '1.5', 'me', '2147483648', '1e99', '%00', '2&userId=3'],
  adminId: ['', '0', '-1', '1.5', 'me', '2147483648', '1e99', '%00', '2&adminId=3'],
  targetType: ['', 'User', '%00', 'x'.repeat(41), 'user&targetType=report'],
  order: ['', 'random', '%00', 'newest&order=oldest'],
  mark: ['', 'best', '%00', 'strong&mark=again'],
  targetId: ['', '1', '../x', '%00', 'x'.repeat(101), '1&targetId=2'],
};
