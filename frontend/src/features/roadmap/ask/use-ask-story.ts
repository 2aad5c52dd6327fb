import { useMutation } from '@tanstack/react-query';
import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import { askStory } from '@waymark/contracts/roadmaps/learning-routes';
import type { StoryReply } from '@waymark/contracts/roadmaps/questions';
import { useState } from 'react';
import { assessText } from '../../../components/safety/assess-text.ts';
import { call } from '../../../lib/api.ts';

export interface Asked {
  question: string;
  reply: StoryReply;
}

/** Sends one question after another. One with signs of danger is not sent: help takes the place of a reply. */
export function useAskStory(roadmapId: string) {
  const [found, setFound] = useState<Safety | null>(null);
  const ask = useMutation({
    mutationFn: async (question: string): Promise<Asked | null> => {
      const safety = await assessText(question);
      setFound(safety);
      if (safety) return null;
      const reply = await call(askStory, { params: { id: roadmapId }, body: { question } });
      setFound(reply.safety);
      return reply.safety ? null : { question, reply };
    },
  });
  return {
    ask: ask.mutate,
    asked: ask.data ?? null,
    isAsking: ask.isPending,
    error: ask.error,
    help: found,
    closeHelp: () => setFound(null),
  };
}
