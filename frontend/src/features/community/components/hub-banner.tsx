import { ButtonLink } from '#shared/ui/button.tsx';

const links = [
  { to: '/ai-resources?type=video', label: 'Videos' },
  { to: '/ai-resources?type=audio', label: 'Audio Lessons' },
  { to: '/ai-resources?type=course', label: 'Courses' },
];

/** Leads to the Learning Hub, each button to one type. */
export function HubBanner() {
  return (
    <section
      aria-labelledby="hub-banner"
      className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-line bg-moss-soft p-4 sm:p-5"
    >
      <div className="min-w-60 grow basis-0">
        <h2 id="hub-banner" className="text-xl">
          AI-Powered Learning Hub
        </h2>
        <p className="mt-1 text-sm">
          What mentors share with learners and with each other. You can share, too.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {links.map(({ to, label }) => (
          <ButtonLink key={to} to={to} size="sm">
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
