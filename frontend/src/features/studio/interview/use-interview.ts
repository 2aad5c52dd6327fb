import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  Interview,
  InterviewAnswer,
  SaveInterviewAnswerBody,
} from '@waymark/contracts/roadmaps/interview';
import { call } from '#lib/api.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { sourcesKey } from '../shared/use-sources.ts';

export const interviewKey = (roadmapId: string) => ['interview', roadmapId] as const;

export const useInterview = (roadmapId: string) =>
  useQuery({
    queryKey: interviewKey(roadmapId),
    queryFn: ({ signal }) => call('GET /api/roadmaps/{id}/interview', { params: { id: roadmapId }, signal }),
  });

/** Its caller shows the errors. */
export function useSaveInterviewAnswer(roadmapId: string, question: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SaveInterviewAnswerBody) =>
      call('PUT /api/roadmaps/{id}/interview/{question}', {
        params: { id: roadmapId, question },
        body,
        timeoutMs: 10_000,
      }),
    onSuccess: (answer) => storeInterviewAnswer(client, roadmapId, answer),
    onError: () => client.invalidateQueries({ queryKey: interviewKey(roadmapId) }),
  });
}

export function storeInterviewAnswer(client: QueryClient, roadmapId: string, answer: InterviewAnswer): void {
  client.setQueryData<Interview>(interviewKey(roadmapId), (interview) => ({
    asking: interview?.asking ?? [],
    answers: [...(interview?.answers ?? []).filter(({ question }) => question !== answer.question), answer],
  }));
}

export function useStartOver(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/roadmaps/{id}/interview', { params: { id: roadmapId } }),
    onSuccess: () => {
      client.setQueryData<Interview>(interviewKey(roadmapId), { answers: [], asking: [] });
      return client.invalidateQueries({ queryKey: sourcesKey(roadmapId) });
    },
    onError: (error) => toastError('Not deleted', error),
  });
}
