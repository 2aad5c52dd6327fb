import type { UseQueryResult } from '@tanstack/react-query';
import type { Evidence, Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import clsx from 'clsx';
import { isRunActive } from '#shared/ai/run-stream.ts';
import { Card } from '#shared/ui/card.tsx';
import { OutsideModelQuestion } from '../consent/outside-model-question.tsx';
import { GenerateBar } from '../drafting/generate-bar.tsx';
import { useInterview } from '../interview/use-interview.ts';
import { useMaterial } from '../shared/material-state.tsx';
import { useSources } from '../shared/use-sources.ts';
import { SourceList } from '../story/source-list.tsx';
import { SourceReader } from '../story/source-reader.tsx';
import { useTimeline } from '../timeline/use-timeline.ts';
import { JourneyTabs } from './journey-tabs.tsx';

/** A file that is being read may have some. */
const hasWords: ReadonlySet<Source['status']> = new Set(['ready', 'processing']);

interface MaterialPaneProps {
  roadmap: Roadmap;
  run: UseQueryResult<AiRun | null>;
  tab: string | undefined;
  /** The quote that is shown in its source. */
  shown: Evidence | null;
  onClose: () => void;
  onShowRun: () => void;
}

/** On a phone its parts are items of the surrounding grid, so that the bar stays in view beside the stages. */
export function MaterialPane({ roadmap, run, tab, shown, onClose, onShowRun }: MaterialPaneProps) {
  const sources = useSources(roadmap.id);
  const { text, uploading } = useMaterial();
  const hasWritten = useHasWritten(roadmap.id);
  const hasMaterial = hasWritten || (sources.data?.length ?? 0) > 0;
  const hasText =
    hasWritten || text.trim() !== '' || (sources.data?.some(({ status }) => hasWords.has(status)) ?? false);
  const showsBar = hasText || uploading || isRunActive(run.data);
  return (
    <div className="max-lg:contents lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:flex lg:flex-col lg:gap-6 lg:self-stretch">
      {shown && (
        <div className="max-lg:mb-6 lg:sticky lg:top-20 lg:z-10">
          <SourceReader evidence={shown} sources={sources.data ?? []} onClose={onClose} />
        </div>
      )}
      {showsBar && (
        <div
          data-bar-above={shown ? undefined : true}
          className={clsx('max-lg:contents', !shown && 'lg:sticky lg:top-20 lg:z-10')}
        >
          <GenerateBar roadmap={roadmap} run={run} hasMaterial={hasMaterial} onShowRun={onShowRun} />
        </div>
      )}
      <Card as="section" aria-labelledby="material" className="min-w-0 max-sm:p-4">
        <h2 id="material" className="text-2xl">
          Build Your Journey
        </h2>
        <p className="mt-1 text-sm text-muted">
          Only you can see your material. Learners see only what a step quotes and what you add to a stage.
        </p>
        <div className="mt-4 grid grid-cols-1 gap-6">
          <JourneyTabs roadmap={roadmap} tab={tab} />
          <SourceList sources={sources} withoutFiles={tab?.toLowerCase() === 'photos'} />
        </div>
      </Card>
      {hasMaterial && <OutsideModelQuestion roadmapId={roadmap.id} />}
    </div>
  );
}

/** Whether the interview or the timeline has content, which becomes a source only when a run starts. */
function useHasWritten(roadmapId: string): boolean {
  const interview = useInterview(roadmapId);
  const timeline = useTimeline(roadmapId);
  const hasInterview = interview.data?.answers.some(({ text }) => text.trim() !== '') ?? false;
  return hasInterview || (timeline.data?.milestones.length ?? 0) > 0;
}
