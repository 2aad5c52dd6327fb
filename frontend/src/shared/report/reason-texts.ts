import type { ReportReason } from '@waymark/contracts/identity/reports';

/** What is wrong, in the words of those who report. */
export const reportReasonTexts: Record<ReportReason, string> = {
  harmful: 'It could harm someone',
  spam: 'It is spam or an advertisement',
  impersonation: 'Someone is pretending to be someone else',
  other: 'Something else',
};
