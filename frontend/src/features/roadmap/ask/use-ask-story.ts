import { useMutation } from '@tanstack/react-query';
import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import { askStory } from '@waymark/contracts/roadmaps/learning-routes';
import type { StoryAnswer } from '@waymark/contracts/roadmaps/questions';
import { useState } from 'react';
import { assessText } from '../../../components/safety/assess-text.ts';
import { call } from '../../../lib/api.ts';

export interface Asked {
  question: string;
  answer: StoryAnswer;
}

/** Asks one question after another. One with signs of danger is not sent: help takes the place of an answer. */
export function useAskStory(roadmapId: string) {
  const [found, setFound] = useState<Safety | null>(null);
  const ask = useMutation({
    mutationFn: async (question: string): Promise<Asked | null> => {
      const safety = await assessText(question);
      setFound(safety);
      if (safety) return null;
      const answer = await call(askStory, { params: { id: roadmapId }, body: { question } });
      setFound(answer.safety);
      return answer.safety ? null : { question, answer };
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
