import { StructureDrawing, TellDrawing, WalkDrawing } from './drawings.tsx';
import { TrailSection } from './trail-section.tsx';

const steps = [
  {
    title: 'Mentors share',
    text: 'Somebody who came through a hard stretch tells how it really went: spoken, typed, or as the files they kept.',
    Drawing: TellDrawing,
  },
  {
    title: 'AI structures',
    text: 'From that story Waymark drafts stages and small steps, each tied to the words it came from. The mentor corrects it, and nothing is published without them.',
    Drawing: StructureDrawing,
  },
  {
    title: 'Learners follow',
    text: 'You take one step, mark it done, and find your place again whenever you come back. There is no clock.',
    Drawing: WalkDrawing,
  },
] as const;

export function HowItWorks() {
  return (
    <TrailSection id="how-it-works" side="left" title="How it works">
      <ol className="grid gap-12 md:gap-16">
        {steps.map(({ title, text, Drawing }) => (
          <li
            key={title}
            className="grid items-center gap-x-16 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]"
          >
            <div>
              <h3 data-trail-mark="step" className="text-2xl">
                {title}
              </h3>
              <p className="mt-2 max-w-[34rem] text-muted">{text}</p>
            </div>
            <Drawing />
          </li>
        ))}
      </ol>
    </TrailSection>
  );
}
