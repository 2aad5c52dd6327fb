import type { User } from '@waymark/contracts/identity/http';
import { SupportLine } from '#shared/ui/support-line.tsx';

export function AccountFacts({ user }: { user: User }) {
  const facts = [
    ['Username', user.username],
    ['Email', user.email],
    ['Role', user.role],
    ['Subscription tier', user.subscriptionTier],
  ];
  return (
    <section aria-labelledby="account-facts">
      <h2 id="account-facts" className="text-2xl">
        Profile
      </h2>
      <dl className="mt-4 divide-y divide-line rounded-card border border-line bg-raised px-5">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 py-3.5">
            <dt className="text-muted">{name}</dt>
            <dd dir="auto" className="min-w-0 font-semibold break-words">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted empty:hidden">
        <SupportLine reason="To change your username" />
      </p>
    </section>
  );
}
