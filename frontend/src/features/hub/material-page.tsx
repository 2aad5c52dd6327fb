import type { Material } from '@waymark/contracts/community/materials';
import type { User } from '@waymark/contracts/identity/http';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { formatDate } from '../../lib/format.ts';
import { useUser } from '../../lib/use-user.ts';
import { ReportButton } from '../../shared/report/report-button.tsx';
import { TrailLoading } from '../../shared/trail/trail-states.tsx';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { TextLink } from '../../shared/ui/link.tsx';
import { OnDevice } from '../../shared/ui/on-device.tsx';
import { QueryError } from '../../shared/ui/query-error.tsx';
import { useCountView } from './api/use-change-material.ts';
import { useHubSignals } from './api/use-hub-signals.ts';
import { useMaterial } from './api/use-materials.ts';
import { MaterialBadges } from './components/material-badges.tsx';
import { MaterialFacts } from './components/material-card.tsx';
import { MaterialContent } from './components/material-content.tsx';
import { OwnerActions } from './components/owner-actions.tsx';

export default function MaterialPage() {
  useHubSignals();
  const { id = '' } = useParams();
  const { user, isLoading } = useUser();
  return (
    <div className="page py-8 md:py-12">
      <div className="mx-auto max-w-4xl">
        <TextLink to="/ai-resources" className="inline-flex min-h-11 items-center gap-1.5">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Learning Hub
        </TextLink>
        {isLoading ? <Loading /> : <OneMaterial id={id} user={user} />}
      </div>
    </div>
  );
}

const Loading = () => <TrailLoading label="Loading the material…" className="py-24" />;

function OneMaterial({ id, user }: { id: string; user: User | null }) {
  const query = useMaterial(id, user?.id);
  useDocumentTitle(query.data?.title ?? 'Learning Hub');
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  if (query.data && !isGone) return <Opened material={query.data} user={user} />;
  if (query.isPending) return <Loading />;
  if (!isGone) return <QueryError title="The material did not load" query={query} className="mt-4" />;
  return (
    <>
      <h1 className="sr-only">Learning material not found</h1>
      <EmptyState
        title="This material is gone"
        drawing="signpost"
        action={<ButtonLink to="/ai-resources">All materials</ButtonLink>}
      >
        It does not exist, or it is no longer published.
      </EmptyState>
    </>
  );
}

function Opened({ material, user }: { material: Material; user: User | null }) {
  const { id, title, description, author, category, tags, publishedAt, hiddenReason } = material;
  const isOwn = author.id === user?.id;
  useCountView(id, user !== null && !isOwn && material.is_published);
  return (
    <article className="mt-2 grid gap-5">
      <div className="grid gap-3">
        <MaterialBadges material={material} />
        <h1 dir="auto" className="text-3xl wrap-anywhere md:text-4xl">
          {title}
        </h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <Byline author={author} />
          <span dir="auto" className="min-w-0 wrap-anywhere text-muted">
            {category}
            {publishedAt && (
              <>
                {' · '}
                <OnDevice instead="Jan 10, 2026">{() => formatDate(publishedAt)}</OnDevice>
              </>
            )}
          </span>
          <MaterialFacts material={material} />
        </div>
      </div>
      {hiddenReason !== null && (
        <p role="status" className="rounded-card border border-berry bg-berry-soft p-4 text-berry">
          Our team has hidden this material. Reason: {hiddenReason}
        </p>
      )}
      <MaterialContent material={material} isVisitor={user === null} />
      <p dir="auto" className="max-w-measure wrap-anywhere whitespace-pre-line">
        {description}
      </p>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      {!isOwn && hiddenReason === null && (
        <ReportButton target={{ type: 'material', id }} what="this material" className="justify-self-start" />
      )}
      {(isOwn || user?.role === 'admin') && <OwnerActions material={material} isOwn={isOwn} />}
    </article>
  );
}

/** Former mentors have no page. */
function Byline({ author: { id, name, avatar, username } }: Pick<Material, 'author'>) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar id={id} name={name} src={avatar} size={32} />
      {username === '' ? (
        name
      ) : (
        <Link
          to={`/mentor/${id}`}
          className="-my-2 min-w-0 truncate rounded-sm py-2.5 font-medium underline-offset-[0.2em] hover:underline"
        >
          {name}
        </Link>
      )}
    </span>
  );
}
