import { Trail, TrailPoint } from '../../../components/trail/trail.tsx';

const steps = [
  {
    title: 'Mentors share',
    text: 'Somebody who came through a hard stretch tells how it really went: typed, pasted, or as the files they kept.',
  },
  {
    title: 'AI structures',
    text: 'From that story Waymark drafts stages and small steps, each tied to the words it came from. The mentor corrects it, and nothing is published without them.',
  },
  {
    title: 'Learners follow',
    text: 'You take one step, mark it done, and find your place again whenever you come back. There is no clock.',
  },
] as const;

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="page py-16 md:py-24">
      <h2 id="how-it-works" className="text-3xl">
        How it works
      </h2>
      <Trail as="ol" className="mt-8 grid gap-10 md:gap-14">
        {steps.map((step, index) => (
          <TrailPoint
            key={step.title}
            as="li"
            kind="stage"
            anchor={22}
            state={index === steps.length - 1 ? 'current' : 'done'}
          >
            <h3 className="text-2xl">{step.title}</h3>
            <p className="mt-2 max-w-measure text-muted">{step.text}</p>
          </TrailPoint>
        ))}
      </Trail>
    </section>
  );
}
