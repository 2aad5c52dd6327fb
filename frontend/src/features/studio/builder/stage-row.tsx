import type { Evidence, Stage, Step } from '@waymark/contracts/roadmaps/http';
import {
  AudioLines,
  BookOpen,
  Clock,
  Image,
  NotebookPen,
  Pencil,
  Quote,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDuration, plural } from '#lib/format.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { KINDS } from '../shared/step-form.ts';
import { TitleInPlace } from './title-in-place.tsx';

interface StageRowProps {
  stage: Stage;
  number: number;
  isUnsaved: boolean;
  /** The controls of the sortable list. */
  controls: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
  /** `stepId`: of the renamed step; null: the stage itself. */
  onRename: (stepId: string | null, title: string) => void;
  onShowEvidence: (evidence: Evidence) => void;
  /** The control of the step's voice, if it has one. */
  stepFooter: (step: Step) => ReactNode;
}

export function StageRow(props: StageRowProps) {
  const { stage, number, isUnsaved, controls, onEdit, onDelete, onRename, onShowEvidence, stepFooter } =
    props;
  return (
    <Card as="section" aria-label={`Stage ${number}: ${stage.title}`} className="p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span className="font-semibold">Stage {number}</span>
          {stage.estimatedDuration && (
            <span className="flex min-w-0 items-center gap-1.5 wrap-anywhere">
              <Clock aria-hidden="true" className="size-4" />
              {stage.estimatedDuration}
            </span>
          )}
        </p>
        <div className="-mr-2 flex">
          {controls}
          <Button size="icon" variant="ghost" aria-label={`Edit ${stage.title}`} onClick={onEdit}>
            <Pencil aria-hidden="true" className="size-4.5" />
          </Button>
          <Button size="icon" variant="ghost" aria-label={`Delete ${stage.title}`} onClick={onDelete}>
            <Trash2 aria-hidden="true" className="size-4.5" />
          </Button>
        </div>
      </div>
      <TitleInPlace title={stage.title} what="stage" onSave={(title) => onRename(null, title)}>
        <h3 dir="auto" className="mt-1 text-xl">
          {stage.title}
        </h3>
      </TitleInPlace>
      {stage.description && (
        <p dir="auto" className="mt-1 text-sm text-muted">
          {stage.description}
        </p>
      )}
      <StageBadges stage={stage} isUnsaved={isUnsaved} />
      <ol className="mt-3 divide-y divide-line">
        {stage.steps.map((step) => (
          <StepRow
            key={step.id}
            step={step}
            onRename={(title) => onRename(step.id, title)}
            onShowEvidence={onShowEvidence}
          >
            {stepFooter(step)}
          </StepRow>
        ))}
      </ol>
    </Card>
  );
}

/** Badges for unsaved changes and for the warnings, note, voice clip and files of the stage. */
function StageBadges({ stage, isUnsaved }: Pick<StageRowProps, 'stage' | 'isUnsaved'>) {
  const { mentorNote, voiceClip, artifacts, warnings } = stage;
  return (
    <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
      {isUnsaved && <Badge tone="amber">Edited, not saved</Badge>}
      {warnings.length > 0 && (
        <Badge tone="amber" icon={<TriangleAlert aria-hidden="true" />}>
          {plural(warnings.length, 'warning')}
        </Badge>
      )}
      {mentorNote && <Badge icon={<NotebookPen aria-hidden="true" />}>Note</Badge>}
      {voiceClip && (
        <Badge tone="clay" icon={<AudioLines aria-hidden="true" />}>
          Voice{voiceClip.duration !== null && ` ${formatDuration(voiceClip.duration)}`}
        </Badge>
      )}
      <MaterialBadges stage={stage} />
      {artifacts.length > 0 && (
        <Badge icon={<Image aria-hidden="true" />}>{plural(artifacts.length, 'file')} to show</Badge>
      )}
    </div>
  );
}

/** How many learning materials the steps show, and how many of them learners cannot see. */
function MaterialBadges({ stage: { steps } }: Pick<StageRowProps, 'stage'>) {
  const materials = steps.flatMap((step) => step.materials ?? []);
  const missing = materials.filter(({ available }) => !available).length;
  if (materials.length === 0) return null;
  return (
    <>
      <Badge icon={<BookOpen aria-hidden="true" />}>{plural(materials.length, 'learning material')}</Badge>
      {missing > 0 && (
        <Badge tone="amber" icon={<TriangleAlert aria-hidden="true" />}>
          {missing} not available
        </Badge>
      )}
    </>
  );
}

interface StepRowProps {
  step: Step;
  onRename: (title: string) => void;
  onShowEvidence: (evidence: Evidence) => void;
  children: ReactNode;
}

function StepRow({ step, onRename, onShowEvidence, children }: StepRowProps) {
  const { evidence } = step;
  return (
    <li className="grid gap-1 py-3">
      <TitleInPlace title={step.title} what="step" onSave={onRename}>
        <p dir="auto" className="font-medium">
          {step.title}
        </p>
      </TitleInPlace>
      {step.description && (
        <p dir="auto" className="text-sm text-muted">
          {step.description}
        </p>
      )}
      {evidence && (
        <button
          type="button"
          onClick={() => onShowEvidence(evidence)}
          className="mt-1 flex min-h-10 items-start gap-2 rounded-control py-1 text-left font-serif text-muted hover:text-ink"
        >
          <Quote aria-hidden="true" className="mt-1 size-4 shrink-0 text-clay" />
          <span>
            <span className="sr-only">In the mentor’s words, show where: </span>
            <span dir="auto" className="line-clamp-2">
              {evidence.quote}
            </span>
          </span>
        </button>
      )}
      {children}
      {step.origin !== 'mentor' && (
        <p className="flex flex-wrap gap-2">
          <Badge tone={step.origin === 'ai' ? 'dusk' : 'clay'}>{KINDS[step.origin]}</Badge>
          {!step.reviewed && <Badge tone="amber">Not reviewed yet</Badge>}
        </p>
      )}
    </li>
  );
}
