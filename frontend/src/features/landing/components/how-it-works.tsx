import { StructureDrawing, TextDrawing, WalkDrawing } from './drawings.tsx';
import { TrailSection } from './trail-section.tsx';

const steps = [
  {
    title: 'Mentors share',
    text: 'Someone who came through a hard time tells how it really went: in a recording, in writing, or through photos and files.',
    Drawing: TextDrawing,
  },
  {
    title: 'AI structures',
    text: 'From that story Waymark proposes a roadmap, typically of 4-6 stages with 3-5 steps per stage, each beside the words it came from. The mentor reviews every one before anyone else sees it.',
    Drawing: StructureDrawing,
  },
  {
    title: 'Learners follow',
    text: 'You take one step, mark it done, and pick up where you left off whenever you come back. There is no deadline.',
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
