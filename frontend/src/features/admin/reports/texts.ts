import type { ModeratedKind } from '@waymark/contracts/community/options';
import type { ReportReason } from '@waymark/contracts/identity/reports';

export const reasonNames: Record<ReportReason, string> = {
  harmful: 'Harmful',
  spam: 'Spam',
  impersonation: 'Impersonation',
  other: 'Other',
};

export const kindNames: Record<ModeratedKind, string> = {
  'support-request': 'Request for help',
  'support-response': 'Response',
  'peer-session': 'Peer session',
  material: 'Learning material',
};
