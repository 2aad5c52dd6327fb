import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react';
import { Button } from '../../../../components/ui/button.tsx';
import { Dialog } from '../../../../components/ui/dialog.tsx';
import { isNotPublishable, usePublish } from '../../api/use-publishing.ts';
import { useStudioRoadmap } from '../../api/use-studio-roadmap.ts';
import type { EditTarget } from '../../edit-target.ts';
import { advice, type Finding, findingsOf, missing } from '../../publish-check.ts';
import { ChangePreview } from './change-preview.tsx';

interface PublishDialogProps {
  roadmap: Roadmap;
  onClose: () => void;
  /** Opens the dialog that fixes a finding. */
  onEditTarget: (target: EditTarget) => void;
}

/** Shows what is missing, advice, and what learners will see. */
export function PublishDialog({ roadmap, onClose, onEditTarget }: PublishDialogProps) {
  // Refetches the draft, since another window may have changed it.
  useStudioRoadmap(roadmap.id);
  const publish = usePublish(roadmap);
  const blocking = isNotPublishable(publish.error)
    ? findingsOf(publish.error.issues, roadmap)
    : missing(roadmap);
  const hints = advice(roadmap);
  const label = roadmap.status === 'published' ? 'Publish changes' : 'Publish Roadmap';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={blocking.length > 0 ? 'Not ready to publish' : label}
      footer={
        <>
          <Button onClick={onClose}>Not yet</Button>
          {blocking.length === 0 && (
            <Button
              variant="primary"
              loading={publish.isPending}
              onClick={() => publish.mutate(undefined, { onSuccess: onClose })}
            >
              {label}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-6">
        {blocking.length > 0 ? (
          <Findings title="Missing" findings={blocking} tone="berry" onEditTarget={onEditTarget} />
        ) : (
          <Consequence roadmap={roadmap} />
        )}
        {hints.length > 0 && (
          <Findings title="Worth a look first" findings={hints} tone="amber" onEditTarget={onEditTarget} />
        )}
        {blocking.length === 0 && hints.length === 0 && (
          <p className="flex gap-2 text-sm">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-moss" />
            Nothing is missing. Every step has your words or was written by you.
          </p>
        )}
      </div>
    </Dialog>
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
