import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { plural } from '#lib/format.ts';
import { TrailProgress } from '#shared/trail/trail-progress.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { workspacePath } from '../shared/paths.ts';
import { stillHeld } from '../shared/review-steps.ts';
import { READS } from '../shared/step-form.ts';
import { PanelHeading } from './panel-heading.tsx';
import type { Session } from './use-session.ts';

/** Nothing is suggested: the mentor chooses the sentences. */
export function NoSteps({ session }: { session: Session }) {
  return (
    <>
      <PanelHeading focus={session.focus}>Choose the sentences yourself</PanelHeading>
      <p className="max-w-measure">
        Nothing is suggested from your story. Tap a sentence in it to make it the first step.
      </p>
      <p className="max-w-measure text-muted">{READS}</p>
      <ButtonLink to={workspacePath(session.roadmap.id)} className="justify-self-start">
        Back to the Studio
      </ButtonLink>
    </>
  );
}

/** Nothing is left to look at. */
export function EndPanel({ session }: { session: Session }) {
  const { roadmap, review, focus } = session;
  const [isPublishing, setPublishing] = useState(false);
  const navigate = useNavigate();
  const studio = workspacePath(roadmap.id);
  const waiting = stillHeld(review);
  const held = waiting.length;
  const isUpToDate = roadmap.status === 'published' && !roadmap.hasUnpublishedChanges;
  return (
    <>
      <TrailProgress percent={100} label="Steps you have reviewed" className="max-w-64" />
      <PanelHeading focus={focus}>You have reviewed every step</PanelHeading>
      <p className="max-w-measure text-muted">
        {plural(review.total, 'step')} of yours, and nothing in them that you have not seen.
        {held > 0 && ` ${plural(held, 'passage waits', 'passages wait')} for you to decide.`}
      </p>
      <div className="flex flex-wrap gap-3">
        {waiting[0] && (
          <Button variant="primary" onClick={() => session.go({ at: 'held', id: waiting[0]!.id })}>
            Look at what waits
          </Button>
        )}
        {!isUpToDate && (
          <Button variant={held > 0 ? 'secondary' : 'primary'} onClick={() => setPublishing(true)}>
            Publish…
          </Button>
        )}
        <ButtonLink to={studio}>Back to the Studio</ButtonLink>
      </div>
      {isPublishing && (
        <PublishDialog
          roadmap={roadmap}
          onClose={() => setPublishing(false)}
          onPublished={() => navigate(studio, { state: { live: true } })}
          onEditTarget={(target) => navigate(studio, { state: { target } })}
        />
      )}
    </>
  );
}
