import type { Evidence, Roadmap } from '@waymark/contracts/roadmaps/http';
import { useState } from 'react';
import { Card } from '../../../../components/ui/card.tsx';
import { isRunActive } from '../../../../lib/run-stream.ts';
import { useRun } from '../../api/use-run.ts';
import { useSources } from '../../api/use-sources.ts';
import { useStoredText } from '../../use-stored-text.ts';
import { GeneratePanel } from '../generation/generate-panel.tsx';
import { RecordPanel } from '../recording/record-panel.tsx';
import { SourceList } from './source-list.tsx';
import { SourceReader } from './source-reader.tsx';
import { TranscriptBox } from './transcript-box.tsx';
import { UploadArea } from './upload-area.tsx';

interface MaterialPaneProps {
  roadmap: Roadmap;
  /** The quote that is shown in its source. */
  shown: Evidence | null;
  onClose: () => void;
}

export function MaterialPane({ roadmap, shown, onClose }: MaterialPaneProps) {
  const sources = useSources(roadmap.id);
  const run = useRun(roadmap.id);
  const [text, setText] = useStoredText(`waymark-transcript-${roadmap.id}`);
  const [uploading, setUploading] = useState(false);
  const going = isRunActive(run.data);
  return (
    <div className="grid grid-cols-1 gap-6 lg:sticky lg:top-24 lg:max-h-[calc(100vh-7rem)] lg:overflow-y-auto lg:pr-1">
      {shown && <SourceReader evidence={shown} sources={sources.data ?? []} onClose={onClose} />}
      <Card as="section" aria-labelledby="material">
        <h2 id="material" className="text-2xl">
          Your material
        </h2>
        <p className="mt-1 text-sm text-muted">
          Only you can see it. Learners see only what a step quotes and what you add to a stage.
        </p>
        <div className="mt-5 grid grid-cols-1 gap-6">
          <TranscriptBox roadmapId={roadmap.id} text={text} onChange={setText} disabled={going} />
          <RecordPanel roadmapId={roadmap.id} />
          <UploadArea roadmapId={roadmap.id} onBusy={setUploading} />
          <SourceList roadmapId={roadmap.id} sources={sources} />
        </div>
      </Card>
      <GeneratePanel
        roadmap={roadmap}
        run={run}
        text={text}
        hasMaterial={(sources.data?.length ?? 0) > 0}
        uploading={uploading}
        onAdded={() => setText('')}
      />
    </div>
  );
}
