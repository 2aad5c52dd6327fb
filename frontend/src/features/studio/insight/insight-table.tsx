import { type RoadmapInsight, STOPPED_DAYS, type StageInsight } from '@waymark/contracts/roadmaps/insight';
import { Fragment } from 'react';
import { formatNumber } from '#lib/format.ts';
import { formatDays, type SessionFigures, sessionsOf } from './insight.ts';

interface InsightTableProps {
  insight: RoadmapInsight;
  sessions: SessionFigures | null;
}

const COLUMNS = ['Reached', 'Completed', 'Stopped', 'Median time', 'Your estimate', 'Sessions'];

export function InsightTable({ insight, sessions }: InsightTableProps) {
  return (
    <section aria-labelledby="numbers" className="mt-12">
      <h2 id="numbers" className="text-2xl">
        The numbers
      </h2>
      <section
        aria-label="Table of the numbers"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard
        tabIndex={0}
        className="mt-4 overflow-x-auto rounded-card border border-line bg-raised"
      >
        <table className="w-full min-w-[44rem] text-left text-sm">
          <caption className="py-3 text-left text-muted">
            <span className="sticky left-0 inline-block max-w-[calc(100vw-2.25rem)] px-4">
              Learners by stage and step. Stopped: not finished, this was the last stage they reached, and no
              activity for {STOPPED_DAYS} days. Median time: from reaching a stage to its last step.
            </span>
          </caption>
          <thead className="border-y border-line text-muted">
            <tr>
              <th scope="col" className="min-w-52 px-4 py-2 font-semibold">
                Stage and step
              </th>
              {COLUMNS.map((label) => (
                <th key={label} scope="col" className="px-3 py-2 text-right font-semibold whitespace-nowrap">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular">
            {insight.stages.map((stage, index) => (
              <Fragment key={stage.stageId}>
                <StageRow stage={stage} number={index + 1} sessions={sessionsOf(stage, sessions)} />
                {stage.steps.map((step) => (
                  <tr key={step.stepId}>
                    <th scope="row" className="py-1.5 pr-3 pl-9 font-normal text-muted">
                      {step.title}
                    </th>
                    <td />
                    <CountCell value={step.completed} />
                    <td colSpan={3} />
                    <CountCell value={sessions && (sessions.byStep.get(step.stepId) ?? 0)} />
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

interface StageRowProps {
  stage: StageInsight;
  number: number;
  sessions: number | null;
}

function StageRow({ stage, number, sessions }: StageRowProps) {
  return (
    <tr className="border-t border-line first:border-t-0">
      <th scope="row" className="px-4 py-2.5 font-semibold">
        {number}. {stage.title}
      </th>
      <CountCell value={stage.reached} />
      <CountCell value={stage.completed} />
      <CountCell value={stage.stopped} />
      <td className="px-3 py-2 text-right whitespace-nowrap">{formatDays(stage.medianDays)}</td>
      <td className="px-3 py-2 text-right">{stage.estimatedDuration || '–'}</td>
      <CountCell value={sessions} />
    </tr>
  );
}

const CountCell = ({ value }: { value: number | null }) => (
  <td className="px-3 py-1.5 text-right">{value === null ? '–' : formatNumber(value)}</td>
);
