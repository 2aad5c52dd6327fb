import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PublishBody, Roadmap } from '@waymark/contracts/roadmaps/http';
import { StepQuestion, UnreviewedStep } from '@waymark/contracts/roadmaps/review';
import { ApiError, call } from '#lib/api.ts';
import { plural } from '#lib/format.ts';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { myRoadmapsKey } from '../shared/use-my-roadmaps.ts';
import {
  draftKey,
  editKey,
  recordEdit,
  refreshRoadmap,
  roadmapKey,
  showEditError,
} from '../shared/use-studio-roadmap.ts';

const versionsKey = (id: string) => ['versions', id] as const;

function refreshPublished(client: QueryClient, id: string): Promise<unknown> {
  void client.invalidateQueries({ queryKey: versionsKey(id) });
  return refreshRoadmap(client, id);
}

/** Publishes the draft. The caller shows a NOT_PUBLISHABLE error with its issues; others are shown here. */
export function usePublish(roadmap: Roadmap) {
  const client = useQueryClient();
  const isRepublished = roadmap.status === 'published';
  return useMutation({
    mutationFn: (body: PublishBody) =>
      call('PATCH /api/roadmaps/{id}/publish', { params: { id: roadmap.id }, body }),
    onSuccess: () => {
      toast({
        title: 'Roadmap Published',
        description: isRepublished
          ? 'Learners see your changes now.'
          : `Learners can find “${roadmap.title}” now.`,
        variant: 'success',
      });
      return refreshPublished(client, roadmap.id);
    },
    onError: (error) => {
      // Another window may have changed the draft.
      if (isNotPublishable(error)) return refreshRoadmap(client, roadmap.id);
      toast({
        title: 'Error',
        description: 'Failed to publish roadmap. Please try again.',
        variant: 'destructive',
      });
    },
  });
}

export const isNotPublishable = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'NOT_PUBLISHABLE';

/** The steps of an error that may have to be warnings. */
export function questionsIn(error: unknown): StepQuestion[] {
  if (!isNotPublishable(error)) return [];
  return StepQuestion.array().safeParse(error.details.questions).data ?? [];
}

/** The steps that an error names because the mentor has not looked at them. */
export function unreviewedIn(error: unknown): UnreviewedStep[] {
  if (!isNotPublishable(error)) return [];
  return UnreviewedStep.array().safeParse(error.details.unreviewed).data ?? [];
}

export function useUnpublish(roadmap: Pick<Roadmap, 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('PATCH /api/roadmaps/{id}/unpublish', { params: { id: roadmap.id } }),
    onSuccess: ({ status, followers }) => {
      toast({
        title: 'Roadmap unpublished',
        description:
          status === 'archived'
            ? `The ${plural(followers, 'person', 'people')} who follow it keep it. No one else can find it.`
            : 'Only you can see it now.',
      });
      return refreshPublished(client, roadmap.id);
    },
    onError: (error) => toastError('Error', error),
  });
}

/** The server archives a roadmap with followers instead of deleting it. */
export function useDeleteRoadmap(roadmap: Pick<Roadmap, 'id' | 'title'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/roadmaps/{id}', { params: { id: roadmap.id } }),
    onSuccess: ({ outcome, followers }) => {
      toast(
        outcome === 'archived'
          ? {
              title: 'Roadmap archived',
              description: `It stays available to the ${plural(followers, 'person', 'people')} who follow it.`,
            }
          : { title: 'Roadmap deleted', description: `“${roadmap.title}” was deleted.` },
      );
      if (outcome === 'deleted') client.removeQueries({ queryKey: roadmapKey(roadmap.id) });
      void client.invalidateQueries({ queryKey: ['roadmaps'] });
      return client.invalidateQueries({ queryKey: myRoadmapsKey });
    },
    onError: (error) => toastError('Not deleted', error),
  });
}

export const useVersions = (id: string) =>
  useQuery({
    queryKey: versionsKey(id),
    queryFn: ({ signal }) => call('GET /api/roadmaps/{id}/versions', { params: { id }, signal }),
    staleTime: 0,
  });

export const useVersionDetail = (id: string, version: number) =>
  useQuery({
    queryKey: [...versionsKey(id), version],
    // A published version never changes.
    queryFn: ({ signal }) =>
      call('GET /api/roadmaps/{id}/versions/{version}', { params: { id, version }, signal }),
  });

/** Replaces the working copy by a published version. */
export function useRestoreVersion(roadmap: Roadmap) {
  const client = useQueryClient();
  const { id, revision } = roadmap;
  return useMutation({
    mutationKey: editKey(id),
    mutationFn: (version: number) =>
      call('POST /api/roadmaps/{id}/versions/{version}/restore', {
        params: { id, version },
        body: { revision },
      }),
    onSuccess: (restored, version) => {
      recordEdit(roadmap, restored.revision, `Restore version ${version}`);
      client.setQueryData(draftKey(id), restored);
      toast({
        title: `Version ${version} restored`,
        description: 'It is your draft now. Learners see no change until you publish.',
        variant: 'success',
      });
      return refreshRoadmap(client, id);
    },
    onError: (error) => showEditError(client, id, error, 'Not restored'),
  });
}

/** The published version, for comparison. */
export const usePublished = (roadmap: Roadmap) =>
  useQuery({
    queryKey: [...roadmapKey(roadmap.id), 'published-beside-draft'],
    queryFn: ({ signal }) => call('GET /api/roadmaps/{id}', { params: { id: roadmap.id }, signal }),
    enabled: roadmap.status === 'published',
    staleTime: 0,
  });
