import type { Roadmap } from '@waymark/contracts/roadmaps/http';

/** All stages and steps as text, for readers without scripts. */
export function PlainStages({ roadmap }: { roadmap: Roadmap }) {
  return (
    <ol className="mt-10 grid gap-8">
      {roadmap.stages.map((stage, at) => (
        <li key={stage.id}>
          <h3 className="text-2xl">
            {at + 1}. {stage.title}
          </h3>
          {stage.description && (
            <p dir="auto" className="mt-2 whitespace-pre-line text-muted">
              {stage.description}
            </p>
          )}
          {stage.warnings.map(({ id, text }) => (
            <p key={id} className="mt-2">
              Warning: {text}
            </p>
          ))}
          <ol className="mt-4 grid gap-4">
            {stage.steps.map((step) => (
              <li key={step.id}>
                <h4 dir="auto" className="font-semibold">
                  {step.title}
                </h4>
                {step.description && (
                  <p dir="auto" className="whitespace-pre-line">
                    {step.description}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
