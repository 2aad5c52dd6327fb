import * as routes from '@waymark/contracts/payments/routes';
import * as rpc from '@waymark/contracts/payments/rpc';
import { forward, forwardController } from '../http/forward.ts';

const ofSession = { params: { id: 'sessionId' }, quota: 'booking' } as const;

export const PaymentsRoutes = forwardController('Payments', {
  resume: forward(routes.resumePayment, rpc.CreateIntent, {
    ...ofSession,
    summary: 'Resumes the payment of a hold: the same intent again',
  }),
  pay: forward(routes.payForSession, rpc.CreateIntent, {
    ...ofSession,
    summary: 'Prepares the payment of a session that took place',
  }),
  sandboxConfirm: forward(routes.sandboxConfirm, rpc.SandboxConfirm, {
    quota: 'card',
    summary: 'Pays with a test card; 404 where payments are real',
  }),
  sandboxIntent: forward(routes.sandboxIntent, rpc.GetSandboxIntent, {
    quota: 'payment',
    summary: 'The state of a sandbox payment',
  }),
  sandboxAuthenticate: forward(routes.sandboxAuthenticate, rpc.SandboxAuthenticate, {
    quota: 'card',
    summary: "Approves or rejects a sandbox payment in the bank's place",
  }),
  overview: forward(routes.getPaymentOverview, rpc.GetPaymentOverview, {
    summary: 'Sums of the ledger and payments that need attention',
  }),
  disputeEvidence: forward(routes.getDisputeEvidence, rpc.GetDisputeEvidence, {
    summary: 'What is stored about a disputed session, as text',
  }),
  retryRefund: forward(routes.retryRefund, rpc.RetryRefund, { summary: 'Retries a refund now' }),
});
