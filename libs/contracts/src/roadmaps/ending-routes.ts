import { route } from '../route.ts';
import type { Success } from '../success.ts';
import type { Certificate, CertificateBody, Ending, ReceivedThanks, Thanks, ThanksBody } from './endings.ts';

type OfRoadmap = { id: string };

/** 422 unless every step is ticked. */
export const getEnding = route<{ params: OfRoadmap; response: Ending }>('GET', '/api/roadmaps/{id}/ending');
export const giveThanks = route<{ params: OfRoadmap; body: ThanksBody; response: Thanks }>(
  'POST',
  '/api/roadmaps/{id}/thanks',
);
export const removeThanks = route<{ params: OfRoadmap; response: Success }>(
  'DELETE',
  '/api/roadmaps/{id}/thanks',
);
export const listReceivedThanks = route<{
  query: { limit?: number; cursor?: string };
  response: ReceivedThanks[];
}>('GET', '/api/mentor/thanks');
export const hideThanks = route<{ params: { id: string }; response: Success }>(
  'DELETE',
  '/api/mentor/thanks/{id}',
);

export const createCertificate = route<{
  params: OfRoadmap;
  body: Pick<CertificateBody, 'name'> & Partial<CertificateBody>;
  response: Certificate;
}>('POST', '/api/roadmaps/{id}/certificate');
export const getCertificate = route<{ params: { code: string }; response: Certificate }>(
  'GET',
  '/api/certificates/{code}',
);
export const withdrawCertificate = route<{ params: { code: string }; response: Certificate }>(
  'DELETE',
  '/api/certificates/{code}',
);
