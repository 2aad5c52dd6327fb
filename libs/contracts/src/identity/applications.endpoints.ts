import { z } from 'zod';
import { ApplicationMaterial } from '../ai/application.ts';
import { endpoint, gatewayEndpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import {
  AdminApplication,
  ApplicationCounts,
  ApplyMentorBody,
  ApplyMentorResponse,
  DecideApplicationBody,
  ListApplicationsQuery,
  MentorApplication,
} from './applications.ts';

/**
 * Submits an application and starts its evaluation. Errors: CONFLICT while another is open, for mentors and for admins;
 * TOO_MANY after five attempts in 24 hours.
 */
export const ApplyMentor = defineRpc('identity.apply-mentor', {
  input: ApplyMentorBody,
  output: MentorApplication,
});
/**
 * Replaces a waiting application, whose evaluation begins again. The same text again changes nothing. Errors: NOT_FOUND,
 * also for one of somebody else; CONFLICT once it is decided, withdrawn or being decided; TOO_MANY with more than five
 * attempts in 24 hours.
 */
export const ChangeApplication = endpoint('PUT /api/mentor-applications/{id}', {
  subject: 'identity.change-application',
  quota: 'ai',
  bodyLimit: 32 * 1024,
  summary: "Changes the caller's waiting mentor application, which is evaluated again",
  input: z.object({ id: Id, body: ApplyMentorBody }),
  output: MentorApplication,
});
/** Repeated, it changes nothing. Errors: NOT_FOUND, also for one of somebody else; CONFLICT as for a change. */
export const WithdrawApplication = endpoint('POST /api/mentor-applications/{id}/withdraw', {
  subject: 'identity.withdraw-application',
  summary: "Withdraws the caller's waiting mentor application; another one can be sent",
  input: z.object({ id: Id }),
  output: Success,
});
/** The caller's latest application that was not withdrawn, or null. */
export const GetMyApplication = defineRpc('identity.my-application', {
  input: z.object({}),
  output: z.object({ application: MentorApplication.nullable() }),
});

export const ListApplications = endpoint('GET /api/admin/mentor-applications', {
  subject: 'identity.applications',
  roles: ['admin'],
  summary: 'Mentor applications with evaluations and decisions, newest or oldest first; admins only',
  input: ListApplicationsQuery,
  output: pageOf(AdminApplication),
});
export const GetApplicationCounts = endpoint('GET /api/admin/mentor-applications/counts', {
  subject: 'identity.application-counts',
  roles: ['admin'],
  summary: 'How many mentor applications are pending, approved and rejected; admins only',
  input: z.object({}),
  output: ApplicationCounts,
});
/**
 * Approval makes the applicant a mentor in the same transaction. With `hold` that happens after ten seconds. Errors:
 * NOT_FOUND; VALIDATION for a rejection of enough in each criterion that does not say what is missing; CONFLICT when it
 * has been decided already, with `details`: status, decidedBy, decidedAt, or was withdrawn, or changed since `changedAt`.
 */
export const DecideApplication = endpoint('PATCH /api/admin/mentor-applications/{id}', {
  subject: 'identity.decide-application',
  roles: ['admin'],
  quota: 'decision',
  bodyLimit: 32 * 1024,
  summary: 'Approves or rejects a pending mentor application; 409 if another admin was first',
  input: z.object({ id: Id, body: DecideApplicationBody }),
  output: AdminApplication,
});
/** Idempotent. Errors: NOT_FOUND, CONFLICT when the decision has taken effect. */
export const UndoDecision = endpoint('POST /api/admin/mentor-applications/{id}/undo', {
  subject: 'identity.undo-decision',
  roles: ['admin'],
  quota: 'decision',
  summary: 'Undoes a held decision about a mentor application within its ten seconds',
  input: z.object({ id: Id }),
  output: AdminApplication,
});

/** Only for the ai-worker. */
export const BeginApplication = defineRpc('identity.worker.begin-application', {
  access: 'service',
  input: z.object({ applicationId: Id }),
  output: z.discriminatedUnion('next', [
    z.object({ next: z.literal('skip') }),
    z.object({
      next: z.literal('evaluate'),
      number: z.number().int(), // of the evaluation
      material: ApplicationMaterial,
    }),
  ]),
});
/**
 * Only for the ai-worker: records a paid call of the evaluation `number` before it is made. `allowed` is false after two,
 * and for an evaluation that is no longer the current one.
 */
export const BeginApplicationCall = defineRpc('identity.worker.begin-application-call', {
  access: 'service',
  input: z.object({ applicationId: Id, number: z.number().int().optional() }),
  output: z.object({ allowed: z.boolean() }),
});

// Served by controllers of the gateway.

export const ApplyMentorEndpoint = gatewayEndpoint('POST /api/apply-mentor', {
  quota: 'ai',
  bodyLimit: 32 * 1024,
  summary:
    'Applies to become a mentor; waits for the AI evaluation, or returns 202 at once with Prefer: respond-async',
  body: ApplyMentorBody,
  output: ApplyMentorResponse,
});
export const GetMentorApplicationEndpoint = gatewayEndpoint('GET /api/mentor-application', {
  summary: "The caller's latest mentor application, or null",
  output: MentorApplication.nullable(),
});
