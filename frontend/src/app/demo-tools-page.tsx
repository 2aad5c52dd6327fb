import { useDocumentTitle } from '../lib/document-title.ts';
import { useConfig } from '../lib/use-config.ts';
import { demos } from '../shared/demos.ts';
import { TrailLoading } from '../shared/trail/trail-states.tsx';
import { Badge } from '../shared/ui/badge.tsx';
import { linkStyle, TextLink } from '../shared/ui/link.tsx';
import NotFoundPage from './not-found-page.tsx';

/** `/dev`: the tools of the demo; not found elsewhere. */
export default function DemoToolsPage() {
  const { data, isPending } = useConfig();
  if (isPending) return <TrailLoading className="py-32" />;
  return data?.demoMode ? <Tools /> : <NotFoundPage />;
}

const tools = [
  { to: '/dev/mail', label: 'Outbox', about: 'The emails this demo would have sent.' },
  ...demos,
];

function Tools() {
  useDocumentTitle('Demo tools');
  return (
    <div className="page max-w-3xl py-10 md:py-14">
      <div className="flex flex-wrap items-center gap-4">
        <h1 className="text-4xl">Demo tools</h1>
        <Badge tone="amber">Demo only</Badge>
      </div>
      <ul className="mt-8 divide-y divide-line border-y border-line">
        {tools.map(({ to, label, about }) => (
          <li key={to} className="py-3">
            <TextLink to={to} className="inline-flex min-h-11 items-center font-semibold">
              {label}
            </TextLink>
            <p className="text-muted">{about}</p>
          </li>
        ))}
        <li className="py-3">
          {/* Outside the router. */}
          <a href="/api/docs" className={`${linkStyle} inline-flex min-h-11 items-center font-semibold`}>
            API documentation
          </a>
          <p className="text-muted">Every call of the product, with its input and output.</p>
        </li>
      </ul>
    </div>
  );
}
