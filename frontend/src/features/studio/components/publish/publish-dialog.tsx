import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react';
import { Button } from '../../../../components/ui/button.tsx';
import { Dialog } from '../../../../components/ui/dialog.tsx';
import { isRefusal, usePublish } from '../../api/use-publishing.ts';
import { useStudioRoadmap } from '../../api/use-studio-roadmap.ts';
import type { Place } from '../../place.ts';
import { advice, type Finding, missing, refusals } from '../../publish-check.ts';
import { WhatLearnersHear } from './what-learners-hear.tsx';

interface PublishDialogProps {
  roadmap: Roadmap;
  onClose: () => void;
  /** Leads to where a finding is put right. */
  onPlace: (place: Place) => void;
}

/** The last look before learners see it: what is missing, what is worth a thought, and what they will be told. */
export function PublishDialog({ roadmap, onClose, onPlace }: PublishDialogProps) {
  // Another window may have gone on writing: what is published is what is looked at here.
  useStudioRoadmap(roadmap.id);
  const publish = usePublish(roadmap);
  const blocking = isRefusal(publish.error) ? refusals(publish.error.issues, roadmap) : missing(roadmap);
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
          <Findings title="Missing" findings={blocking} tone="berry" onPlace={onPlace} />
        ) : (
          <Consequence roadmap={roadmap} />
        )}
        {hints.length > 0 && (
          <Findings title="Worth a look first" findings={hints} tone="amber" onPlace={onPlace} />
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
  if (roadmap.status === 'published') return <WhatLearnersHear roadmap={roadmap} />;
  return (
    <p className="text-muted">
      {roadmap.version === null
        ? 'Everybody can find and follow it then. You can go on editing: nothing you change is seen before you publish again.'
        : 'Everybody can find it again, as it stands now. Who followed it before is told once what is new, and keeps every step that lives on.'}
    </p>
  );
}

interface FindingsProps {
  title: string;
  findings: Finding[];
  tone: 'berry' | 'amber';
  onPlace: (place: Place) => void;
}

function Findings({ title, findings, tone, onPlace }: FindingsProps) {
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
                {finding.fixes.map(({ label, place }) => (
                  <button
                    key={label}
                    type="button"
                    onClick={() => onPlace(place)}
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
