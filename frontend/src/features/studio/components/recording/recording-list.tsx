import type { Source } from '@waymark/contracts/roadmaps/sources';
import { Mic } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { useChooseTake } from '../../api/use-recordings.ts';
import { useSources } from '../../api/use-sources.ts';
import { isAudio } from '../../media-kind.ts';
import { groupTakes, type TakeGroup } from '../../takes.ts';
import { RemoveSource } from '../material/remove-source.tsx';
import { TakeRow } from './take-row.tsx';

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
