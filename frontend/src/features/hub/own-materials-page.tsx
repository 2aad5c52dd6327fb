import { ArrowLeft } from 'lucide-react';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { plural } from '../../lib/format.ts';
import { mayUseStudio, useUser } from '../../lib/use-user.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { TextLink } from '../../shared/ui/link.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { ProtectedRoute } from '../../shared/ui/protected-route.tsx';
import { QueryError } from '../../shared/ui/query-error.tsx';
import { useHubSignals } from './api/use-hub-signals.ts';
import { useOwnMaterials } from './api/use-materials.ts';
import { MaterialCard } from './components/material-card.tsx';
import { MaterialGrid, MaterialsLoading } from './components/material-grid.tsx';
import { ShareButton } from './components/share-button.tsx';

/** Drafts included. */
export default function OwnMaterialsPage() {
  useDocumentTitle('Your Materials · Learning Hub');
  useHubSignals();
  return (
    <ProtectedRoute>
      <div className="page py-8 md:py-12">
        <TextLink to="/ai-resources" className="inline-flex min-h-11 items-center gap-1.5">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Learning Hub
        </TextLink>
        <OwnMaterials />
      </div>
    </ProtectedRoute>
  );
}

function OwnMaterials() {
  const { user } = useUser();
  if (!mayUseStudio(user)) {
    return (
      <>
        <h1 className="sr-only">Your Materials</h1>
        <EmptyState
          title="Mentors share here"
          drawing="book"
          action={
            <ButtonLink to="/apply-mentor" variant="primary">
              Become a Mentor
            </ButtonLink>
          }
        >
          You can share learning materials once you are a mentor yourself.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Your Materials</h1>
        <ShareButton />
      </div>
      <List />
    </>
  );
}

function List() {
  const found = useOwnMaterials();
  if (found.isPending) return <MaterialsLoading />;
  if (!found.data) return <QueryError title="Your materials did not load" query={found} />;
  const materials = found.data.pages.flatMap((page) => page.items);
  if (materials.length === 0) {
    return (
      <EmptyState
        title="Nothing shared yet"
        drawing="book"
        action={<ButtonLink to="/ai-resources">See what others shared</ButtonLink>}
      >
        Share a video, a recording, a document or a course that helped you. You can save it as a draft first.
      </EmptyState>
    );
  }
  const drafts = materials.filter((material) => !material.is_published).length;
  return (
    <>
      <p role="status" className="mb-4 text-sm text-muted">
        {plural(materials.length, 'material')}
        {drafts > 0 && `, ${plural(drafts, 'draft')}`}
      </p>
      <MaterialGrid>
        {materials.map((material) => (
          <MaterialCard key={material.id} material={material} />
        ))}
      </MaterialGrid>
      {found.hasNextPage && <LoadMore found={found} />}
    </>
  );
}
