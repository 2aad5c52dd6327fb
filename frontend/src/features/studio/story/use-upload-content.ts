import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditUploadContentBody, UploadContent } from '@waymark/contracts/roadmaps/artifacts';
import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import { isRunOver } from '@waymark/contracts/roadmaps/runs';
import { call } from '#lib/api.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { sourcesKey } from '../shared/use-sources.ts';

const contentKey = (roadmapId: string) => ['upload-content', roadmapId] as const;
const POLL_MS = 1_000;

export const isLooking = ({ run }: Pick<UploadContent, 'run'>): boolean =>
  run !== null && !isRunOver(run.status);

/** What was found in the uploads, by source. Polls while a file is looked at. */
export const useUploadContent = (roadmapId: string) =>
  useQuery({
    queryKey: contentKey(roadmapId),
    queryFn: ({ signal }) => call('GET /api/roadmaps/{id}/content', { params: { id: roadmapId }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(isLooking) ? POLL_MS : false),
  });

export function useUploadActions(roadmapId: string, sourceId: string) {
  const client = useQueryClient();
  const onSuccess = (content: UploadContent) => store(client, roadmapId, content);
  const params = { id: sourceId };
  return {
    look: useMutation({
      mutationFn: () =>
        call('POST /api/artifacts/extract-content', {
          body: { fileUrl: mediaUrl(sourceId) },
          headers: { prefer: 'respond-async' },
        }),
      onSuccess: () => client.invalidateQueries({ queryKey: contentKey(roadmapId) }),
      onError: (error) => toastError('Not started', error, 'Failed to extract content from artifact'),
    }),
    edit: useMutation({
      mutationFn: (body: EditUploadContentBody) => call('PATCH /api/sources/{id}/content', { params, body }),
      onSuccess,
      onError: (error) => toastError('Not saved', error),
    }),
    use: useMutation({
      mutationFn: () => call('POST /api/sources/{id}/material', { params }),
      onSuccess: (content) => {
        onSuccess(content);
        return client.invalidateQueries({ queryKey: sourcesKey(roadmapId) });
      },
      onError: (error) => toastError('Not added', error),
    }),
  };
}

function store(client: QueryClient, roadmapId: string, content: UploadContent): void {
  client.setQueryData<UploadContent[]>(contentKey(roadmapId), (all = []) => [
    ...all.filter(({ sourceId }) => sourceId !== content.sourceId),
    content,
  ]);
}
