import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { call } from '#lib/api.ts';
import { plural } from '#lib/format.ts';
import { QueryError } from '#shared/ui/query-error.tsx';

const commands = [
  { text: 'npm run demo-accounts -- claim <user> <e-mail>', what: 'gives one to a person' },
  { text: 'npm run demo-accounts -- remove <user>', what: 'deletes one, with --all every one' },
];

/** The accounts that a former demo has left; nothing where there are none. */
export function DemoAccounts() {
  const heading = useId();
  const query = useQuery({
    queryKey: ['admin', 'demo-accounts'],
    queryFn: ({ signal }) => call('GET /api/admin/demo-accounts', { signal }),
    staleTime: 0,
  });
  if (query.error) return <QueryError query={query} className="mt-5" />;
  if (!query.data?.length) return null;
  return (
    <section
      aria-labelledby={heading}
      className="mt-5 rounded-card bg-amber-soft px-4 py-4 text-amber sm:px-5"
    >
      <h2 id={heading} className="flex items-start gap-2.5 text-xl">
        <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
        {plural(query.data.length, 'demo account')} left
      </h2>
      <p className="mt-2 max-w-measure">
        This Waymark was a demo. Nobody can log in to these accounts, but their profiles and roadmaps are
        still public:{' '}
        <span className="wrap-anywhere">{query.data.map(({ username }) => username).join(', ')}</span>.
      </p>
      <p className="mt-3">The operator’s command settles them:</p>
      <ul className="mt-1 grid gap-1">
        {commands.map(({ text, what }) => (
          <li key={text}>
            <code className="wrap-anywhere">{text}</code>: {what}
          </li>
        ))}
      </ul>
    </section>
  );
}
