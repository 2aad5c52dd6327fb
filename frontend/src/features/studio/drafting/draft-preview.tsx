import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { plural } from '#lib/format.ts';
import { Trail, TrailPoint } from '#shared/trail/trail.tsx';
import { Badge } from '#shared/ui/badge.tsx';

const SHOWN = 3;

/** The first stages of a draft, and what it was made of. */
export function DraftPreview({ run }: { run: AiRun }) {
  const { draft } = run;
  const left = draft.length - SHOWN;
  return (
    <div className="grid grid-cols-1 gap-3">
      <InputsUsed run={run} />
      <Trail className="md:pl-12">
        <ol className="grid grid-cols-1 gap-5">
          {draft.slice(0, SHOWN).map((stage) => (
            <TrailPoint key={stage.title} as="li" kind="stage" state="ahead" anchor={14}>
              <p dir="auto" className="font-serif text-lg break-words">
                {stage.title}
              </p>
              {stage.description && (
                <p dir="auto" className="text-sm break-words text-muted">
                  {stage.description}
                </p>
              )}
              <ul className="mt-2 grid gap-1.5">
                {stage.steps.map((step) => (
                  <TrailPoint key={step.title} as="li" kind="step" state="ahead" className="break-words">
                    {step.title}
                    {step.doubt && (
                      <Badge tone="amber" className="ml-2">
                        Waits for you
                      </Badge>
                    )}
                  </TrailPoint>
                ))}
              </ul>
            </TrailPoint>
          ))}
        </ol>
      </Trail>
      {left > 0 && <p className="text-sm text-muted">And {plural(left, 'more stage')}.</p>}
    </div>
  );
}

function InputsUsed({ run: { inputsUsed, engine } }: { run: AiRun }) {
  if (!inputsUsed) return null;
  const { timelineEntries, artifacts } = inputsUsed;
  return (
    <p className="text-sm text-muted">
      {engine === 'openai' ? 'Written with AI from ' : 'In your own words, without a model, from '}
      {plural(timelineEntries, 'timeline entry', 'timeline entries')} and {plural(artifacts, 'artifact')}.
    </p>
  );
}
