import { z } from 'zod';
import { PageQuery, pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import {
  Certificate,
  CertificateBody,
  CertificateCode,
  Ending,
  ReceivedThanks,
  Thanks,
  ThanksBody,
} from './endings.ts';
import { Id } from './id.ts';

const OfRoadmap = z.object({ id: Id });
const OfCertificate = z.object({ code: CertificateCode });

/** Errors: NOT_FOUND, RULE_REFUSED unless every step is ticked. */
export const GetEnding = defineRpc('roadmaps.ending', { input: OfRoadmap, output: Ending });

/**
 * One per learner and roadmap. Errors: NOT_FOUND, RULE_REFUSED (not finished, the own roadmap, a mentor who has left),
 * CONFLICT.
 */
export const GiveThanks = defineRpc('roadmaps.give-thanks', {
  input: OfRoadmap.extend({ body: ThanksBody }),
  output: Thanks,
});
/** Idempotent. */
export const RemoveThanks = defineRpc('roadmaps.remove-thanks', { input: OfRoadmap, output: Success });
/** Newest first, of all of the caller's roadmaps. */
export const ListReceivedThanks = defineRpc('roadmaps.received-thanks', {
  input: PageQuery,
  output: pageOf(ReceivedThanks),
});
/** Removes it from the mentor's list; the learner cannot write another. Idempotent. Error: NOT_FOUND (also for others'). */
export const HideThanks = defineRpc('roadmaps.hide-thanks', { input: OfRoadmap, output: Success });

/** Returns the existing one, if any. Errors: NOT_FOUND, RULE_REFUSED (not finished; ten were withdrawn). */
export const CreateCertificate = defineRpc('roadmaps.create-certificate', {
  input: OfRoadmap.extend({ body: CertificateBody }),
  output: Certificate,
});
/** Error: NOT_FOUND. */
export const GetCertificate = defineRpc('roadmaps.certificate', {
  access: 'optional',
  input: OfCertificate,
  output: Certificate,
});
/** Deletes the name from it. Idempotent. Error: NOT_FOUND (also for others'). */
export const WithdrawCertificate = defineRpc('roadmaps.withdraw-certificate', {
  input: OfCertificate,
  output: Certificate,
});
