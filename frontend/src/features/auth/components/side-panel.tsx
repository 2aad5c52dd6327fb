import { Trail, TrailPoint } from '#shared/trail/trail.tsx';

const promises = [
  { title: 'Structured roadmaps', text: 'Stages and small steps, drawn from what someone really did.' },
  { title: 'Daily check-ins', text: 'Note how you feel today, and read a word of encouragement.' },
  {
    title: 'Community support',
    text: 'Stories of people who followed the same roadmap, and mentors you can talk to.',
  },
  { title: 'Your place is saved', text: 'Come back after a day or a year, on any device, and carry on.' },
] as const;

export function SidePanel() {
  return (
    <aside
      aria-label="About Waymark"
      className="contours rounded-card border border-line bg-raised p-6 sm:p-10"
    >
      <p className="font-serif text-2xl">You don’t have to find the way alone.</p>
      <p className="mt-3 text-muted">Someone has come through this before and marked the way.</p>
      <Trail as="ul" className="mt-8 grid gap-7">
        {promises.map((promise, index) => (
          <TrailPoint
            key={promise.title}
            as="li"
            kind="step"
            anchor={14}
            state={index === 0 ? 'current' : 'ahead'}
          >
            <p className="font-semibold">{promise.title}</p>
            <p className="text-sm text-muted">{promise.text}</p>
          </TrailPoint>
        ))}
      </Trail>
    </aside>
  );
}
