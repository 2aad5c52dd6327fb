import type { Source } from '@waymark/contracts/roadmaps/sources';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { formatDuration, plural } from '../../../../lib/format.ts';
import { isProcessing, useSources } from '../../api/use-sources.ts';
import { mediaKind } from '../../media-kind.ts';
import { TextEditor } from './text-editor.tsx';

/** The saved recordings, with the text of each. */
export function RecordingTexts({ roadmapId }: { roadmapId: string }) {
  const { data = [] } = useSources(roadmapId);
  const [editing, setEditing] = useState<string | null>(null);
  const recordings = data.filter((source) => mediaKind(source) === 'audio' && !isProcessing(source));
  if (recordings.length === 0) return null;
  return (
    <section aria-labelledby="recording-texts" className="rounded-card border border-edge p-5">
      <h3 id="recording-texts" className="text-lg">
        Texts of your recordings
      </h3>
      <p className="mt-1 text-sm text-muted">Steps are drafted from the text, so write down what you said.</p>
      <ul className="mt-2 divide-y divide-line">
        {recordings.map((source) => (
          <li key={source.id} className="py-3 text-sm">
            <div className="flex flex-wrap items-center gap-3">
              <div className="min-w-0 grow basis-40">
                <p className="truncate font-medium">{source.originalName}</p>
                <p className="tabular text-muted">{stateText(source)}</p>
              </div>
              {editing !== source.id && (
                <Button
                  size="sm"
                  aria-label={`${actionOf(source)}: ${source.originalName}`}
                  onClick={() => setEditing(source.id)}
                >
                  {actionOf(source)}
                </Button>
              )}
            </div>
            {editing === source.id && <TextEditor source={source} onClose={() => setEditing(null)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const actionOf = ({ status }: Source): string => (status === 'ready' ? 'Edit the text' : 'Write it down');

function stateText({ status, words, durationSeconds }: Source): string {
  const length = durationSeconds === null ? '' : `${formatDuration(durationSeconds)}, `;
  return length + (status === 'ready' ? plural(words ?? 0, 'word') : 'no text yet');
}
