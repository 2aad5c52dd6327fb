import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { useMaterial } from '../shared/material-state.tsx';
import { useSources } from '../shared/use-sources.ts';
import { TranscriptBox } from './transcript-box.tsx';

/** The story box, folded once its text has become material. */
export function WrittenStory({ roadmapId }: { roadmapId: string }) {
  const { text, setText, drafting } = useMaterial();
  const { data: sources, isPending } = useSources(roadmapId);
  const [unfolded, setUnfolded] = useState(false);
  const [saved, setSaved] = useState(false);
  const hasStory = sources?.some(({ kind }) => kind === 'transcript') ?? false;
  if (text !== '' || unfolded || !(hasStory || isPending)) {
    return (
      <TranscriptBox
        roadmapId={roadmapId}
        text={text}
        autoFocus={unfolded}
        onChange={setText}
        onSaved={() => {
          setText('');
          setUnfolded(false);
          setSaved(true);
        }}
        disabled={drafting}
        isOnly={sources?.length === 0}
      />
    );
  }
  if (isPending) return null;
  return (
    <Button className="justify-self-start" autoFocus={saved} onClick={() => setUnfolded(true)}>
      <PenLine aria-hidden="true" className="size-4.5" />
      Write or paste more
    </Button>
  );
}
