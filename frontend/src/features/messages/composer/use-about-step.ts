import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call } from '#lib/api.ts';
import { useChangeParams } from '#lib/use-change-params.ts';
import { ABOUT_ROADMAP, ABOUT_STEP } from '#shared/messages/message-path.ts';
import type { PendingMessage } from '../outbox/message-outbox.ts';

/** The step of the address, which the next message is about. Null without one, and if it is not visible to the user. */
export function useAboutStep(): { step: PendingMessage['step']; clear: () => void } {
  const [params] = useSearchParams();
  const change = useChangeParams();
  const roadmapId = params.get(ABOUT_ROADMAP);
  const stepId = params.get(ABOUT_STEP);
  const { data } = useQuery({
    queryKey: ['messages', 'about', roadmapId],
    queryFn: ({ signal }) => call('GET /api/roadmaps/{id}', { params: { id: roadmapId! }, signal }),
    enabled: roadmapId !== null && stepId !== null,
  });
  const found = data?.stages.flatMap(({ steps }) => steps).find(({ id }) => id === stepId);
  return {
    step: found && roadmapId ? { roadmapId, stepId: found.id, title: found.title } : null,
    clear: () => change({ [ABOUT_ROADMAP]: null, [ABOUT_STEP]: null }),
  };
}
