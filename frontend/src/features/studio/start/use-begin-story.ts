import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UNDESCRIBED_STORY, UNTITLED_STORY } from '@waymark/contracts/roadmaps/outline-limits';
import { useNavigate } from 'react-router-dom';
import { call } from '#lib/api.ts';
import { useCategories } from '#lib/shared-queries.ts';
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts';
import { toast } from '#shared/ui/toast.ts';
import { workspacePath } from '../shared/paths.ts';
import { waitForUpload } from '../story/waiting-files.ts';
import { keepNew } from './use-new-roadmap.ts';

type Beginning =
  | { way: 'write'; text: string }
  | { way: 'record' }
  | { way: 'upload'; files: readonly File[] };

/** Creates a draft without a name of its own, stores what was written, and opens it where the story goes on. */
export function useBeginStory() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: categories } = useCategories();
  const { keyOf, reset } = useIdempotencyKey();
  const written = useIdempotencyKey();
  return useMutation({
    mutationFn: async (beginning: Beginning) => {
      // The mentor chooses the category with the title.
      const categoryId = categories?.at(-1)?.id ?? 'life-skills';
      const body = { title: UNTITLED_STORY, categoryId, description: UNDESCRIBED_STORY };
      const roadmap = await call('POST /api/roadmaps', { body, idempotencyKey: keyOf(body) });
      if (beginning.way === 'write') {
        const { text } = beginning;
        await call('POST /api/roadmaps/{id}/transcript', {
          params: { id: roadmap.id },
          body: { text, name: 'Written story' },
          idempotencyKey: written.keyOf([roadmap.id, text]),
        });
      }
      return roadmap;
    },
    onSuccess: (roadmap, beginning) => {
      reset();
      written.reset();
      keepNew(client, roadmap);
      if (beginning.way === 'upload') waitForUpload(roadmap.id, beginning.files);
      navigate(workspacePath(roadmap.id, beginning.way === 'upload' ? 'photos' : undefined));
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to create roadmap. Please try again.',
        variant: 'destructive',
      }),
  });
}
