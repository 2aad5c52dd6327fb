import type { Stage } from '@waymark/contracts/roadmaps/http';
import { Button } from '../../../../components/ui/button.tsx';
import { changedFields, mergeDrafts } from '../../draft-merge.ts';
import { draftOf, type StageDraft } from '../../stage-draft.ts';
import { ConflictNotice } from '../unsaved.tsx';

interface StageConflictProps {
  stage: Stage | null;
  isDeleted: boolean;
  draft: {
    base: StageDraft;
    values: StageDraft;
    startOver: () => void;
    rebase: (values: StageDraft) => void;
  };
}

/** Another window has saved the stage that this one is editing: use the other version, the own one, or both. */
export function StageConflict({ stage, isDeleted, draft }: StageConflictProps) {
  if (isDeleted || !stage)
    return (
      <ConflictNotice title="This stage was deleted in another window">
        Your text is still here. Save it as a new stage at the end, or cancel to discard it.
      </ConflictNotice>
    );
  const theirs = draftOf(stage);
  const merged = mergeDrafts(draft.base, draft.values, theirs);
  return (
    <ConflictNotice
      title="This stage was changed in another window"
      onUseOther={draft.startOver}
      other={<OtherVersion stage={stage} />}
      actions={
        merged && (
          <Button size="sm" onClick={() => draft.rebase(merged)}>
            Combine both
          </Button>
        )
      }
    >
      Your text is still here. The two differ in: {changedFields(draft.values, theirs).join(', ')}. Compare
      them, then save your version{merged ? ', combine both' : ''} or use the other.
    </ConflictNotice>
  );
}

const OtherVersion = ({ stage }: { stage: Stage }) => (
  <>
    <p className="mt-1 font-serif text-base font-semibold">{stage.title}</p>
    {stage.description && <p className="text-muted">{stage.description}</p>}
    <ul className="mt-1 list-disc pl-5">
      {stage.steps.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
    {stage.mentorNote && <p className="mt-1 font-serif">{stage.mentorNote}</p>}
  </>
);
