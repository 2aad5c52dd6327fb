import { z } from 'zod';
import { moderatedKinds } from '../community/options.ts';
import { PageQuery } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { text } from '../text.ts';

export const reportTargets = ['roadmap', 'review', 'mentor'] as const;
export const ReportTarget = z.enum(reportTargets, { error: 'A roadmap, review or mentor can be reported' });
export type ReportTarget = z.infer<typeof ReportTarget>;

export const reportReasons = ['harmful', 'spam', 'impersonation', 'other'] as const;
export const ReportReason = z.enum(reportReasons, { error: 'Choose a reason' });
export type ReportReason = z.infer<typeof ReportReason>;

export const MAX_REPORT_TEXT = 1_000;

/** What users report. The second half belongs to the community, which has a queue of its own. */
export const ReportedType = z.enum([...reportTargets, ...moderatedKinds], {
  error: 'This cannot be reported',
});
export type ReportedType = z.infer<typeof ReportedType>;

/** `targetId`: of the roadmap, the reviewed session, the mentor, or what a member of the community wrote. */
export const ReportBody = z
  .object({
    targetType: ReportedType,
    targetId: Id,
    reason: ReportReason,
    text: text('A description', MAX_REPORT_TEXT, 0).default(''),
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== '', {
    path: ['text'],
    message: 'Please describe what is wrong.',
  })
  .meta({ id: 'ReportBody' });
export type ReportBody = z.infer<typeof ReportBody>;
export type ReportInput = z.input<typeof ReportBody>;

export const reportOutcomes = ['dismissed', 'acted'] as const;

export const Report = z
  .object({
    id: z.string(),
    target: z.object({
      type: ReportTarget,
      id: z.string(),
      name: z.string(), // at the time of the report
      link: z.string(), // path inside the product
      mentorId: z.number().int(), // whose roadmap or profile it is, or who was reviewed
    }),
    reason: ReportReason,
    text: z.string(),
    reporter: z.object({ id: z.number().int(), username: z.string() }).nullable(), // null: the account is deleted
    createdAt: z.iso.datetime(),
    resolution: z
      .object({ outcome: z.enum(reportOutcomes), note: z.string(), by: z.string(), at: z.iso.datetime() })
      .nullable(),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof Report>;

/** Oldest first while open, else newest first. */
export const ListReportsQuery = PageQuery.extend({
  state: z.enum(['open', 'resolved'], { error: 'state can be open or resolved' }).default('open'),
});
export type ListReportsQuery = z.infer<typeof ListReportsQuery>;

/** `note`: for admins; the reporter learns the outcome only. */
export const ResolveReportBody = z
  .object({
    outcome: z.enum(reportOutcomes, { error: 'outcome can be dismissed or acted' }),
    note: text('A note', 1_000, 3),
  })
  .meta({ id: 'ResolveReportBody' });
export type ResolveReportBody = z.infer<typeof ResolveReportBody>;
