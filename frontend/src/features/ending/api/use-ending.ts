import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import type { CertificateBody, Ending, ThanksBody } from '@waymark/contracts/roadmaps/endings';
import { call } from '#lib/api.ts';
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts';
import { browserZone } from '#lib/zones.ts';

const endingKey = (roadmapId: string) => ['ending', roadmapId] as const;
const certificateKey = (code: string) => ['certificate', code] as const;

export const useEnding = (roadmapId: string) =>
  useQuery({
    queryKey: endingKey(roadmapId),
    queryFn: ({ signal }) => call('GET /api/roadmaps/{id}/ending', { params: { id: roadmapId }, signal }),
    staleTime: 0,
  });

/** The learner's own reflections; the same query as on the roadmap page. */
export const useReflections = (user: User, roadmapId: string) =>
  useQuery({
    queryKey: ['companion', user.id, roadmapId],
    queryFn: ({ signal }) =>
      call('GET /api/companion/{roadmapId}', {
        params: { roadmapId },
        query: { timeZone: browserZone() },
        signal,
      }),
    staleTime: 0,
    select: ({ reflections }) => reflections.toReversed(),
  });

/** Writes what changed into the ending on screen. */
function useUpdateEnding(roadmapId: string) {
  const client = useQueryClient();
  return (change: Partial<Ending>) =>
    client.setQueryData<Ending>(endingKey(roadmapId), (ending) => ending && { ...ending, ...change });
}

export function useGiveThanks(roadmapId: string) {
  const update = useUpdateEnding(roadmapId);
  const { keyOf } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: ThanksBody) =>
      call('POST /api/roadmaps/{id}/thanks', {
        params: { id: roadmapId },
        body,
        idempotencyKey: keyOf(body),
      }),
    onSuccess: (thanks) => update({ thanks }),
  });
}

export function useRemoveThanks(roadmapId: string) {
  const update = useUpdateEnding(roadmapId);
  return useMutation({
    mutationFn: () => call('DELETE /api/roadmaps/{id}/thanks', { params: { id: roadmapId } }),
    onSuccess: () => update({ thanks: null }),
  });
}

export function useCreateCertificate(roadmapId: string) {
  const client = useQueryClient();
  const update = useUpdateEnding(roadmapId);
  const { keyOf } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: CertificateBody) =>
      call('POST /api/roadmaps/{id}/certificate', {
        params: { id: roadmapId },
        body,
        idempotencyKey: keyOf(body),
      }),
    onSuccess: (certificate) => {
      client.setQueryData(certificateKey(certificate.code), certificate);
      update({ certificate: certificate.code });
    },
  });
}

export const useCertificate = (code: string) =>
  useQuery({
    queryKey: certificateKey(code),
    queryFn: ({ signal }) => call('GET /api/certificates/{code}', { params: { code }, signal }),
    staleTime: 0,
  });

export function useWithdrawCertificate(code: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/certificates/{code}', { params: { code } }),
    onSuccess: (certificate) => client.setQueryData(certificateKey(code), certificate),
  });
}
