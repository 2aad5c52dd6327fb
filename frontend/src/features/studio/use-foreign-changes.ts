import { useIsMutating } from '@tanstack/react-query';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { useEffect, useRef, useState } from 'react';
import { isRunActive } from '../../lib/run-stream.ts';
import { type RoadmapChange, roadmapChanges } from './draft-merge.ts';

/**
 * What other windows and devices changed while the page was open, until it is dismissed. A change that arrives while this
 * window saves something, or with another state of the run, is its own or the draft's.
 */
export function useForeignChanges(
  roadmap: Roadmap,
  run: AiRun | null | undefined,
): [RoadmapChange[], () => void] {
  const isBusy = useIsMutating() > 0 || isRunActive(run);
  const runState = run && `${run.id} ${run.status} ${run.outcome}`;
  const seen = useRef({ roadmap, runState, isOwn: false });
  const [changes, setChanges] = useState<RoadmapChange[]>([]);
  useEffect(() => {
    const last = seen.current;
    if (isBusy) last.isOwn = true;
    last.runState ??= runState;
    if (isBusy || roadmap.revision <= last.roadmap.revision) return;
    seen.current = { roadmap, runState, isOwn: false };
    if (last.isOwn || last.runState !== runState) return;
    const found = roadmapChanges(last.roadmap, roadmap);
    setChanges((shown) => [...shown.filter((one) => !found.some((other) => isSame(one, other))), ...found]);
  }, [isBusy, roadmap, runState]);
  return [changes, () => setChanges([])];
}

const isSame = (a: RoadmapChange, b: RoadmapChange): boolean =>
  a.stageId === b.stageId && a.title === b.title;
