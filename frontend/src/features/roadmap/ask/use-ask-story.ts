import { useMutation } from '@tanstack/react-query';
import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import type { StoryReply } from '@waymark/contracts/roadmaps/questions';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { assessText } from '#shared/safety/assess-text.ts';

export interface Asked {
  question: string;
  reply: StoryReply;
}

/** Sends one question after another; `onFound` is called for each that got a reply. One with signs of danger is not sent: help takes the place of a reply. */
export function useAskStory(roadmapId: string, onFound: (question: string) => void) {
  const [found, setFound] = useState<Safety | null>(null);
  const ask = useMutation({
    mutationFn: async (question: string): Promise<Asked | null> => {
      const safety = await assessText(question);
      setFound(safety);
      if (safety) return null;
      const reply = await call('POST /api/roadmaps/{id}/questions', {
        params: { id: roadmapId },
        body: { question },
      });
      setFound(reply.safety);
      if (reply.safety) return null;
      onFound(question);
      return { question, reply };
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
