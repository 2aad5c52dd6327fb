import type { PublishBody, Roadmap } from '@waymark/contracts/roadmaps/http';
import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react';
import { useRef, useState } from 'react';
import { plural } from '#lib/format.ts';
import { isApplicant, useUser } from '#lib/use-user.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import type { EditTarget } from '../builder/edit-target.ts';
import { NamesSection } from '../consent/names-section.tsx';
import { ApplicantLine } from '../shared/applicant-line.tsx';
import { reviewPath } from '../shared/review-steps.ts';
import { useStudioRoadmap } from '../shared/use-studio-roadmap.ts';
import { ChangePreview } from './change-preview.tsx';
import { DoctorLine } from './doctor-line.tsx';
import { advice, decidedStages, type Finding, findingsOf, missing, unreviewed } from './publish-check.ts';
import { StepQuestions } from './step-questions.tsx';
import { Unread } from './unread.tsx';
import { useDoctorStep } from './use-doctor-step.ts';
import { isNotPublishable, questionsIn, unreviewedIn, usePublish } from './use-publishing.ts';

interface PublishDialogProps {
  roadmap: Roadmap;
  onClose: () => void;
  onPublished: () => void;
  /** Opens the dialog that fixes a finding. */
  onEditTarget: (target: EditTarget) => void;
}

/** Shows what is missing, what the mentor has not looked at, advice, and what learners will see. */
export function PublishDialog({ roadmap, onClose, onPublished, onEditTarget }: PublishDialogProps) {
  // Refetches the draft, since another window may have changed it.
  useStudioRoadmap(roadmap.id);
  const publish = usePublish(roadmap);
  const blocking = isNotPublishable(publish.error)
    ? findingsOf(publish.error.issues, roadmap)
    : missing(roadmap);
  const refused = unreviewedIn(publish.error);
  const unread = refused.length > 0 ? refused : unreviewed(roadmap);
  const [resolved, setResolved] = useState<string[]>([]);
  const questions = questionsIn(publish.error).filter(({ stepId }) => !resolved.includes(stepId));
  const shown = { ...roadmap, stages: decidedStages(roadmap.stages) };
  const decided = shown.stages.reduce((sum, { steps }) => sum + steps.length, 0);
  const hints = decided > 0 ? advice(shown) : [];
  const doctorStep = useDoctorStep(shown);
  const { user } = useUser();
  const isShut = isApplicant(user);
  const isAsking = blocking.length === 0 && questions.length > 0;
  const body = useRef<HTMLDivElement>(null);
  const label = roadmap.status === 'published' ? 'Publish changes' : 'Publish Roadmap';
  const title =
    isShut || blocking.length > 0
      ? 'Not ready to publish'
      : isAsking
        ? `${plural(questions.length, 'question')} before you publish`
        : unread.length > 0
          ? `${plural(unread.length, 'suggestion')} to decide on`
          : label;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          {(isShut || blocking.length > 0 || isAsking || unread.length === 0) && (
            <Button onClick={onClose}>Not yet</Button>
          )}
          {!isShut && blocking.length === 0 && !isAsking && (
            <PublishButtons
              {...{ roadmap, label, decided }}
              unread={unread.length}
              loading={publish.isPending}
              onPublish={(body) => publish.mutate(body, { onSuccess: onPublished })}
            />
          )}
        </>
      }
    >
      <div ref={body} tabIndex={-1} className="grid gap-6">
        <ApplicantLine />
        {isAsking && (
          <StepQuestions
            roadmap={roadmap}
            questions={questions}
            onResolved={(stepId) => {
              setResolved((before) => [...before, stepId]);
              body.current?.focus();
            }}
          />
        )}
        {blocking.length > 0 && (
          <Findings title="Missing" findings={blocking} tone="berry" onEditTarget={onEditTarget} />
        )}
        {!isAsking && (
          <>
            {blocking.length === 0 && doctorStep !== null && (
              <DoctorLine roadmap={roadmap} stageId={shown.stages[0]?.id} offered={doctorStep} />
            )}
            {blocking.length === 0 && <NamesSection roadmapId={roadmap.id} />}
            {unread.length > 0 && (
              <Unread
                steps={unread}
                decided={decided}
                lostStages={roadmap.stages.length - shown.stages.length}
              />
            )}
            {!isShut && blocking.length === 0 && decided > 0 && <Consequence roadmap={shown} />}
            {hints.length > 0 && (
              <Findings
                title="Worth checking first"
                findings={hints}
                tone="amber"
                onEditTarget={onEditTarget}
              />
            )}
            {blocking.length + unread.length + hints.length === 0 && doctorStep === null && (
              <p className="flex gap-2 text-sm">
                <CircleCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-moss" />
                Nothing is missing. You wrote or reviewed every step.
              </p>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

interface PublishButtonsProps {
  roadmap: Roadmap;
  label: string;
  /** Steps that are published. */
  decided: number;
  unread: number;
  loading: boolean;
  onPublish: (body: PublishBody) => void;
}

function PublishButtons({ roadmap, label, decided, unread, loading, onPublish }: PublishButtonsProps) {
  if (unread === 0)
    return (
      <Button variant="primary" loading={loading} onClick={() => onPublish({})}>
        {label}
      </Button>
    );
  return (
    <>
      <ButtonLink
        to={reviewPath(roadmap.id)}
        variant={decided > 0 ? 'secondary' : 'primary'}
        className="max-sm:w-full"
      >
        Review {unread === 1 ? 'it' : 'them'} now
      </ButtonLink>
      {decided > 0 && (
        <Button
          variant="primary"
          loading={loading}
          className="max-sm:w-full max-sm:whitespace-normal"
          onClick={() => onPublish({ unreviewed: 'leave-out' })}
        >
          Publish the {plural(decided, 'step')} you have decided
        </Button>
      )}
    </>
  );
}

function Consequence({ roadmap }: { roadmap: Roadmap }) {
  if (roadmap.status === 'published') return <ChangePreview roadmap={roadmap} />;
  return (
    <p className="text-muted">
      {roadmap.version === null
        ? 'Everyone will be able to find and follow it. You can continue editing: changes stay private until you publish again.'
        : 'Everyone will be able to find it again as it is now. People who followed it before see once what is new and keep their progress on all remaining steps.'}
    </p>
  );
}

interface FindingsProps {
  title: string;
  findings: Finding[];
  tone: 'berry' | 'amber';
  onEditTarget: (target: EditTarget) => void;
}

function Findings({ title, findings, tone, onEditTarget }: FindingsProps) {
  const Icon = tone === 'berry' ? CircleAlert : Lightbulb;
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 grid gap-4">
        {findings.map((finding) => (
          <li key={finding.text} className="flex gap-3">
            <Icon
              aria-hidden="true"
              className={`mt-1 size-4.5 shrink-0 ${tone === 'berry' ? 'text-berry' : 'text-amber'}`}
            />
            <div className="min-w-0">
              <p>{finding.text}</p>
              <div className="mt-1 flex flex-wrap gap-x-4">
                {finding.fixes.map(({ label, target }) => (
                  <button
                    key={label}
                    type="button"
                    onClick={() => onEditTarget(target)}
                    className="min-h-10 text-left text-sm font-semibold text-dusk underline underline-offset-4"
                  >
                    {label}
                  </button>
                ))}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
