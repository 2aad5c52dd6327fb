import type { UseQueryResult } from '@tanstack/react-query';
import type { Evidence, Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { Card } from '../../../../components/ui/card.tsx';
import { useHasWritten } from '../../api/use-has-written.ts';
import { useSources } from '../../api/use-sources.ts';
import { OutsideModelQuestion } from '../consent/outside-model-question.tsx';
import { GenerateBar } from '../generation/generate-bar.tsx';
import { JourneyTabs } from '../journey/journey-tabs.tsx';
import { SourceList } from './source-list.tsx';
import { SourceReader } from './source-reader.tsx';

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
  const hasMaterial = useHasWritten(roadmap.id) || (sources.data?.length ?? 0) > 0;
  return (
    <div className="max-lg:contents lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:flex lg:flex-col lg:gap-6 lg:self-stretch">
      {shown && (
        <div className="max-lg:mb-6 lg:sticky lg:top-20 lg:z-10">
          <SourceReader evidence={shown} sources={sources.data ?? []} onClose={onClose} />
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
          <SourceList sources={sources} />
        </div>
      </Card>
      {hasMaterial && <OutsideModelQuestion roadmapId={roadmap.id} />}
      <GenerateBar roadmap={roadmap} run={run} hasMaterial={hasMaterial} onShowRun={onShowRun} />
    </div>
  );
}
