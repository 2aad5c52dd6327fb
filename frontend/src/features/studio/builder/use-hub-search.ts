import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Material } from '@waymark/contracts/community/materials';
import type { StepMaterial } from '@waymark/contracts/roadmaps/step-materials';
import { call } from '#lib/api.ts';

const SHOWN = 12;

/** Published learning materials of the hub; without a query the newest. */
export const useHubSearch = (q: string) =>
  useQuery({
    queryKey: ['learning-materials', 'for-step', q],
    queryFn: ({ signal }) =>
      call('GET /api/learning-materials', { query: { q: q || undefined, limit: SHOWN }, signal }),
    select: (found) => found.map(toStepMaterial),
    placeholderData: keepPreviousData,
  });

const toStepMaterial = ({ id, title, type, duration, pageCount }: Material): StepMaterial => ({
  ...{ id, title, type, duration, pageCount },
  available: true,
});
