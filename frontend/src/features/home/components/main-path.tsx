import type { HomePath, NextStep } from '@waymark/contracts/roadmaps/home';
import { percentDone } from '@waymark/contracts/roadmaps/journey';
import { Link } from 'react-router-dom';
import { formatPercent, plural } from '#lib/format.ts';
import { Trail, TrailPoint } from '#shared/trail/trail.tsx';
import { Avatar } from '#shared/ui/avatar.tsx';
import { CategoryBadge } from '#shared/ui/category-badge.tsx';
import { MentorQuote } from '#shared/ui/mentor-quote.tsx';
import { NewVersion } from './new-version.tsx';
import { NextStepActions } from './next-step-actions.tsx';

type Unfinished = HomePath & { next: NextStep };

/** The path one was last active on: its trail, and the next step with its words. */
export function MainPath({ path }: { path: Unfinished }) {
  const { next, stages } = path;
  const at = next.stageNumber - 1;
  const [before, current, after] = [stages[at - 1], stages[at], stages[at + 1]];
  const further = stages.length - at - 2;
  return (
    <section aria-labelledby="home-path">
      <PathHead path={path} />
      <Trail as="ol" className="mt-6 grid gap-6 pl-14 md:pl-28">
        {before && (
          <TrailPoint as="li" kind="stage" state="done" anchor={14} className="text-muted">
            {at > 1 && `${plural(at - 1, 'earlier stage')} and `}Stage {at}: {before.title},{' '}
            {before.completedSteps === before.totalSteps ? 'done' : 'on the way'}
          </TrailPoint>
        )}
        <TrailPoint as="li" kind="stage" state="current" anchor={14} className="grid gap-4">
          <p className="text-muted">
            Stage {next.stageNumber} of {stages.length}: {next.stageTitle}
            {current && (
              <>
                ,{' '}
                <span className="tabular whitespace-nowrap">
                  {current.completedSteps} of {plural(current.totalSteps, 'step')}
                </span>
              </>
            )}
          </p>
          <Step path={path} />
        </TrailPoint>
        {after && (
          <TrailPoint as="li" kind="stage" state="ahead" anchor={14} className="text-muted">
            Then stage {at + 2}: {after.title}
            {further > 0 && `, and ${plural(further, 'more stage')}`}
          </TrailPoint>
        )}
      </Trail>
    </section>
  );
}

function PathHead({ path }: { path: HomePath }) {
  const { roadmapId, title, category, mentor, completedSteps, totalSteps } = path;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        <CategoryBadge category={category} />
        <span className="tabular">
          {completedSteps} of {plural(totalSteps, 'step')},{' '}
          {formatPercent(percentDone(completedSteps, totalSteps))}
        </span>
      </p>
      <h2 dir="auto" id="home-path" className="mt-3 text-2xl wrap-anywhere md:text-4xl">
        <Link
          to={`/roadmap/${roadmapId}`}
          className="rounded-sm decoration-1 underline-offset-[0.15em] hover:underline"
        >
          {title}
        </Link>
      </h2>
      <p className="mt-3 flex items-center gap-2 text-sm text-muted">
        <Avatar id={mentor.id} name={mentor.name} src={mentor.avatar} size={32} />
        by {mentor.name}
      </p>
      <NewVersion path={path} className="mt-4" />
    </>
  );
}

function Step({ path }: { path: Unfinished }) {
  const { next, mentor } = path;
  return (
    <div className="grid gap-4 rounded-card border border-line bg-raised p-5 md:p-8">
      <div>
        <p className="text-sm font-semibold text-clay">Your next step</p>
        <h3 dir="auto" className="mt-1 text-2xl wrap-anywhere">
          {next.title}
        </h3>
      </div>
      {next.description && (
        <p dir="auto" className="line-clamp-6 max-w-measure whitespace-pre-line text-muted">
          {next.description}
        </p>
      )}
      {next.quote && next.quote !== next.description && (
        <MentorQuote caption={mentor.name} className="line-clamp-6">
          {next.quote}
        </MentorQuote>
      )}
      <NextStepActions path={path} />
    </div>
  );
}
