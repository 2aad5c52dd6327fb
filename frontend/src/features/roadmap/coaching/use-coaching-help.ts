import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { isDiscreet } from '@waymark/safety/discreet';
import { useState } from 'react';
import { isRunActive } from '#shared/ai/run-stream.ts';
import { assessText } from '#shared/safety/assess-text.ts';

export interface CoachingHelp {
  safety: Safety;
  /** The learner waited for it. */
  isNew: boolean;
}

/** Help found on this device before anything is sent, or by the server in a run. It takes the place of coaching. */
export function useCoachingHelp(run: AiRun | null) {
  const [found, setFound] = useState<Safety | null>(null);
  const [isAssessing, setIsAssessing] = useState(false);
  const [awaited, setAwaited] = useState<string | null>(null);
  const [closed, setClosed] = useState<string | null>(null);
  if (run && isRunActive(run) && awaited !== run.id) setAwaited(run.id);

  const ofRun = run?.coaching?.safety;
  const isNew = run?.id === awaited;
  // Discreet help is not shown again after a reload.
  const isShown = run?.id !== closed && (isNew || (ofRun && !isDiscreet(ofRun)));
  const help: CoachingHelp | null = found
    ? { safety: found, isNew: true }
    : ofRun && isShown
      ? { safety: ofRun, isNew }
      : null;
  return {
    help,
    /** There is no coaching to show, even if the help was closed. */
    isAlone: found !== null || ofRun !== undefined,
    isAssessing,
    setAwaited,
    close() {
      setFound(null);
      setClosed(run?.id ?? null);
    },
    /** False for a text for which help is shown instead. */
    async maySend(text: string): Promise<boolean> {
      setFound(null);
      setIsAssessing(true);
      const safety = await assessText(text);
      setIsAssessing(false);
      setFound(safety);
      return safety === null;
    },
  };
}
