import type { Source } from '@waymark/contracts/roadmaps/sources';
import { Mic } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { isAudio } from '../shared/media-kind.ts';
import { RemoveSource } from '../shared/remove-source.tsx';
import { useSources } from '../shared/use-sources.ts';
import { TakeRow } from './take-row.tsx';
import { useChooseTake } from './use-recordings.ts';

interface RecordingListProps {
  roadmapId: string;
  /** Null while the recorder is in use. */
  onAnotherTake: ((of: Source) => void) | null;
}

/** The saved recordings with their takes and texts. */
export function RecordingList({ roadmapId, onAnotherTake }: RecordingListProps) {
  const { data = [] } = useSources(roadmapId);
  const [removing, setRemoving] = useState<Source | null>(null);
  const groups = groupTakes(data.filter(isAudio));
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="recordings" className="rounded-card border border-edge p-5">
      <h3 id="recordings" className="text-lg">
        Your recordings
      </h3>
      <p className="mt-1 text-sm text-muted">
        Steps are drafted from the text of a recording. Of several takes, the one you choose is used.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {groups.map((group) => (
          <li key={group.id} className="py-4">
            <Takes group={group} onRemove={setRemoving} />
            <Button
              size="sm"
              variant="ghost"
              className="mt-1 -ml-3.5"
              disabled={onAnotherTake === null}
              aria-label={`Record another take of ${group.takes[0]!.originalName}`}
              onClick={() => onAnotherTake?.(group.takes[0]!)}
            >
              <Mic aria-hidden="true" className="size-4" />
              Record another take
            </Button>
          </li>
        ))}
      </ul>
      {removing && <RemoveSource source={removing} onClose={() => setRemoving(null)} />}
    </section>
  );
}

interface TakesProps {
  group: TakeGroup;
  onRemove: (take: Source) => void;
}

function Takes({ group: { id, takes }, onRemove }: TakesProps) {
  const [first] = takes;
  const choose = useChooseTake(first!.roadmapId);
  // Shown until the sources are read again: a poll may return an older state meanwhile.
  const [chosen, setChosen] = useState<string | null>(null);
  if (takes.length === 1) return <TakeRow take={first!} onRemove={() => onRemove(first!)} />;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="mb-2 text-sm font-semibold">{takes.length} takes</legend>
      {takes.map((take, index) => (
        <TakeRow
          key={take.id}
          take={take}
          choice={{
            group: id,
            number: index + 1,
            isChosen: chosen ? chosen === take.id : take.take?.isUsed === true,
            onChoose: () => {
              setChosen(take.id);
              choose.mutate(take, { onSettled: () => setChosen(null) });
            },
          }}
          onRemove={() => onRemove(take)}
        />
      ))}
    </fieldset>
  );
}

/** Takes of one recording, oldest first; a recording without others is alone in its group. */
interface TakeGroup {
  id: string;
  takes: Source[];
}

/** Groups in the order of their first takes. */
function groupTakes(recordings: readonly Source[]): TakeGroup[] {
  const groups = new Map<string, Source[]>();
  for (const recording of recordings) {
    const group = recording.take?.group ?? recording.id;
    groups.set(group, [...(groups.get(group) ?? []), recording]);
  }
  return [...groups].map(([id, takes]) => ({ id, takes }));
}
