import type { AdminRoadmap } from '@waymark/contracts/roadmaps/admin';
import { useState } from 'react';
import { formatDate, formatNumber, plural } from '#lib/format.ts';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ActionsCell, actionsColumn, Cell, DataTable, NameCell, Row } from '#shared/ui/data-table.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { Listing } from '#shared/ui/listing.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { SegmentedControl } from '#shared/ui/segmented-control.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { PersonLink } from '../components/person-link.tsx';
import { ReasonDialog } from '../components/reason-dialog.tsx';
import { oneOf, useFilters } from '../components/use-filters.ts';
import { useAdminRoadmaps, useHideRoadmap } from './use-admin-roadmaps.ts';

export default function AdminRoadmapsPage() {
  return (
    <AdminFrame title="Roadmaps" what="all roadmaps">
      <Roadmaps />
    </AdminFrame>
  );
}

const columns = [
  { label: 'Roadmap' },
  { label: 'Category', wide: true },
  { label: 'Followers', wide: true },
  { label: 'Published', wide: true },
  actionsColumn,
];
const statuses = [
  { value: 'published', label: 'Published' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'archived', label: 'Archived' },
] as const;

function Roadmaps() {
  const { read, set } = useFilters();
  const status = oneOf(['published', 'hidden', 'archived'], read('status')) ?? 'published';
  const found = useAdminRoadmaps({ q: read('q') || undefined, status });
  const [open, setOpen] = useState<AdminRoadmap | null>(null);
  return (
    <>
      <h1 className="text-4xl">Roadmaps</h1>
      <div className="mt-6 grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <SearchBox
          label="Search roadmaps"
          placeholder="Title, description or mentor"
          q={read('q')}
          onSearch={(q) => set({ q })}
        />
        <SegmentedControl
          label="Status"
          value={status}
          onChange={(next) => set({ status: next === 'published' ? '' : next })}
          segments={statuses}
          className="justify-self-start"
        />
      </div>
      <Listing
        found={found}
        name="Roadmaps"
        empty={{
          title: status === 'hidden' && !read('q') ? 'Nothing is hidden' : 'No roadmaps found',
          text: 'Try another word or status.',
          drawing: 'map',
          action: <Button onClick={() => set({ q: '', status: '' })}>Show published roadmaps</Button>,
        }}
      >
        {(roadmaps) => (
          <DataTable caption="Roadmaps" columns={columns}>
            {roadmaps.map((roadmap) => (
              <RoadmapRow key={roadmap.id} roadmap={roadmap} onOpen={() => setOpen(roadmap)} />
            ))}
          </DataTable>
        )}
      </Listing>
      {open && (open.hidden ? <Restore roadmap={open} onClose={() => setOpen(null)} /> : null)}
      {open && !open.hidden && <Hide roadmap={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function RoadmapRow({ roadmap, onOpen }: { roadmap: AdminRoadmap; onOpen: () => void }) {
  const { id, title, mentorId, mentorName, category, status, followers, publishedAt, hidden } = roadmap;
  return (
    <Row>
      <NameCell
        below={
          <span className="text-muted">
            {category}, {plural(followers, 'follower')}
          </span>
        }
      >
        {status === 'archived' ? (
          <span dir="auto" className="font-semibold">
            {title}
          </span>
        ) : (
          <TextLink dir="auto" to={`/roadmap/${id}`}>
            {title}
          </TextLink>
        )}
        <span className="block text-muted">
          by <PersonLink id={mentorId} name={mentorName} />
        </span>
        {hidden && (
          <span className="mt-1 block max-w-measure text-berry">
            Hidden {formatDate(hidden.at)} by {hidden.by}: {hidden.reason}
          </span>
        )}
      </NameCell>
      <Cell wide>{category}</Cell>
      <Cell wide className="tabular">
        {formatNumber(followers)}
      </Cell>
      <Cell wide className="tabular whitespace-nowrap">
        {publishedAt && <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>}
      </Cell>
      <ActionsCell>
        {status !== 'archived' && (
          <Button size="sm" aria-label={`${hidden ? 'Restore' : 'Hide'}: ${title}`} onClick={onOpen}>
            {hidden ? 'Restore' : 'Hide'}
          </Button>
        )}
      </ActionsCell>
    </Row>
  );
}

interface DialogProps {
  roadmap: AdminRoadmap;
  onClose: () => void;
}

function Hide({ roadmap, onClose }: DialogProps) {
  const { hide } = useHideRoadmap(roadmap, onClose);
  return (
    <ReasonDialog
      title={`Hide “${roadmap.title}”?`}
      description="Only its mentor and admins can see it until it is restored. Learners keep their progress."
      label="Reason"
      hint={`${roadmap.mentorName} gets it as a notification and an email.`}
      confirmLabel="Hide roadmap"
      destructive
      pending={hide.isPending}
      error={hide.error}
      onConfirm={(reason) => hide.mutate(reason)}
      onClose={onClose}
    />
  );
}

function Restore({ roadmap, onClose }: DialogProps) {
  const { restore } = useHideRoadmap(roadmap, onClose);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Restore “${roadmap.title}”?`}
      description="It is listed again as it was, and its mentor is notified."
      confirmLabel="Restore"
      pending={restore.isPending}
      onConfirm={() => restore.mutate()}
    />
  );
}
