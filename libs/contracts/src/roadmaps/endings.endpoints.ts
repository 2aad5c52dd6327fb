import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PageQuery, pageOf } from '../paging.ts';
import { Success } from '../success.ts';
import {
  Certificate,
  CertificateBody,
  CertificateCode,
  Ending,
  OutcomeBody,
  ReceivedThanks,
  Thanks,
  ThanksBody,
} from './endings.ts';
import { OfRoadmap } from './id.ts';

const OfCertificate = z.object({ code: CertificateCode });

/** Errors: NOT_FOUND, RULE_REFUSED unless every step is ticked. 422 unless every step is ticked. */
export const GetEnding = endpoint('GET /api/roadmaps/{id}/ending', {
  subject: 'roadmaps.ending',
  summary: 'What the caller did on a finished roadmap, and what can follow',
  input: OfRoadmap,
  output: Ending,
});

/**
 * One per learner and roadmap. Errors: NOT_FOUND, RULE_REFUSED (not finished, the own roadmap, a mentor who has
 * left), CONFLICT.
 */
export const GiveThanks = endpoint('POST /api/roadmaps/{id}/thanks', {
  subject: 'roadmaps.give-thanks',
  quota: 'mail',
  status: 201,
  summary: 'Thanks the mentor of a finished roadmap, once; the mentor is informed',
  input: OfRoadmap.extend({ body: ThanksBody }),
  output: Thanks,
});
/** Idempotent. */
export const RemoveThanks = endpoint('DELETE /api/roadmaps/{id}/thanks', {
  subject: 'roadmaps.remove-thanks',
  summary: "Removes the caller's thanks for a roadmap",
  input: OfRoadmap,
  output: Success,
});
/** Newest first, of all of the caller's roadmaps. */
export const ListReceivedThanks = endpoint('GET /api/mentor/thanks', {
  subject: 'roadmaps.received-thanks',
  summary: "Thanks for the caller's roadmaps, newest first",
  input: PageQuery,
  output: pageOf(ReceivedThanks),
});
/**
 * Removes it from the mentor's list; the learner cannot write another. Idempotent. Error: NOT_FOUND (also for
 * others').
 */
export const HideThanks = endpoint('DELETE /api/mentor/thanks/{id}', {
  subject: 'roadmaps.hide-thanks',
  summary: "Removes thanks from the mentor's list",
  input: OfRoadmap,
  output: Success,
});

/** Returns the existing one, if any. Errors: NOT_FOUND, RULE_REFUSED (not finished; ten were withdrawn). */
export const CreateCertificate = endpoint('POST /api/roadmaps/{id}/certificate', {
  subject: 'roadmaps.create-certificate',
  status: 201,
  summary: 'Makes a public certificate of a finished roadmap; returns the existing one, if any',
  input: OfRoadmap.extend({ body: CertificateBody }),
  output: Certificate,
});
/** Error: NOT_FOUND. */
export const GetCertificate = endpoint('GET /api/certificates/{code}', {
  subject: 'roadmaps.certificate',
  access: 'optional',
  summary: 'What a certificate states; public',
  input: OfCertificate,
  output: Certificate,
});
/** Deletes the name from it. Idempotent. Error: NOT_FOUND (also for others'). */
export const WithdrawCertificate = endpoint('DELETE /api/certificates/{code}', {
  subject: 'roadmaps.withdraw-certificate',
  summary: "Withdraws one of the caller's certificates, and deletes the name from it",
  input: OfCertificate,
  output: Certificate,
});

/** The last answer counts. Idempotent. Errors: NOT_FOUND, RULE_REFUSED unless every step is ticked. */
export const AnswerOutcome = endpoint('PUT /api/roadmaps/{id}/outcome', {
  subject: 'roadmaps.answer-outcome',
  summary: 'Stores whether a finished roadmap still holds for the caller, who is not asked again',
  input: OfRoadmap.extend({ body: OutcomeBody }),
  output: Success,
});
