import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import {
  Archive,
  ChartNoAxesColumn,
  Copy,
  Ellipsis,
  Eye,
  History,
  Pencil,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatRelative, plural } from '#lib/format.ts';
import { IN_PAGE } from '#lib/in-page.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { CategoryBadge } from '#shared/ui/category-badge.tsx';
import { Menu, MenuItem, MenuLink } from '#shared/ui/dropdown-menu.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import type { EditTarget } from '../builder/edit-target.ts';
import { HistoryDialog } from '../publish/history-dialog.tsx';
import { LivePanel } from '../publish/live-panel.tsx';
import { unreviewed } from '../publish/publish-check.ts';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { DeleteRoadmapDialog, UnpublishDialog } from '../publish/withdraw-dialogs.tsx';
import { ApplicantLine } from '../shared/applicant-line.tsx';
import { insightPath } from '../shared/paths.ts';
import { StatusBadge } from '../shared/status-badge.tsx';
import { useDuplicateRoadmap } from '../start/use-new-roadmap.ts';
import { DetailsDialog } from './details-dialog.tsx';
import { RoadmapTitle } from './roadmap-title.tsx';
import { SavingStatus } from './saving-status.tsx';

interface WorkspaceHeaderProps {
  roadmap: Roadmap;
  target: EditTarget | null;
  onEditTarget: (target: EditTarget | null) => void;
}

/** `live`: the panel after a publication. */
type OpenDialog = 'live' | 'publish' | 'unpublish' | 'delete' | 'history' | null;

/** Title and state of the roadmap, and the actions for editing and publishing it. */
export function WorkspaceHeader({ roadmap, target, onEditTarget }: WorkspaceHeaderProps) {
  const [dialog, setDialog] = useState<OpenDialog>(useJustPublished() ? 'live' : null);
  const close = () => setDialog(null);
  const fix = (next: EditTarget) => {
    close();
    onEditTarget(next);
  };
  return (
    <header className="mt-2">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <RoadmapState roadmap={roadmap} />
          <RoadmapTitle roadmap={roadmap} />
          <SavingStatus roadmap={roadmap} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => onEditTarget({ at: 'details' })}>
            <Pencil aria-hidden="true" className="size-4" />
            Edit details
          </Button>
          <ButtonLink to={`/roadmap/${roadmap.id}/preview`}>
            <Eye aria-hidden="true" className="size-4.5" />
            Preview
          </ButtonLink>
          <PublishButton roadmap={roadmap} onOpen={() => setDialog('publish')} />
          <MoreMenu roadmap={roadmap} onOpen={setDialog} />
        </div>
      </div>
      <ApplicantLine className="mt-4" />
      {roadmap.hidden && (
        <p className="mt-4 rounded-card border border-line bg-berry-soft px-5 py-4 text-sm">
          An admin has hidden this roadmap. Only you and the admins can see it. The reason:{' '}
          {roadmap.hidden.reason} You can still change it;{' '}
          {roadmap.hidden.unpublished
            ? 'as you unpublished it, it stays unpublished once it is restored.'
            : 'it is published again once it is restored.'}
        </p>
      )}
      {dialog === 'live' && roadmap.status === 'published' && <LivePanel roadmap={roadmap} onClose={close} />}
      {target?.at === 'details' && (
        <DetailsDialog
          roadmap={roadmap}
          focus={target.focus}
          onClose={() => onEditTarget(null)}
          onReopen={() => onEditTarget(target)}
        />
      )}
      {dialog === 'publish' && (
        <PublishDialog
          roadmap={roadmap}
          onClose={close}
          onPublished={() => setDialog('live')}
          onEditTarget={fix}
        />
      )}
      {dialog === 'unpublish' && <UnpublishDialog roadmap={roadmap} onClose={close} />}
      {dialog === 'delete' && <DeleteRoadmapDialog roadmap={roadmap} onClose={close} />}
      {dialog === 'history' && <HistoryDialog roadmap={roadmap} onClose={close} />}
    </header>
  );
}

/** Whether the page that led here has just published, once: a reload does not say it again. */
function useJustPublished(): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const { live, ...rest } = (location.state ?? {}) as { live?: boolean };
  const forget = useEffectEvent(() => {
    if (live) navigate(location, { replace: true, state: { ...rest, ...IN_PAGE } });
  });
  useEffect(() => forget(), []);
  return live === true;
}

function RoadmapState({ roadmap }: { roadmap: Roadmap }) {
  const { status, version, publishedAt, followers, hasUnpublishedChanges } = roadmap;
  const facts = [
    version !== null && `Version ${version}`,
    version !== null && publishedAt && `published ${formatRelative(publishedAt)}`,
    followers > 0 && plural(followers, 'follower'),
  ].filter(Boolean);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <CategoryBadge category={roadmap.category} />
        <StatusBadge status={status} />
        {status === 'published' && hasUnpublishedChanges && <Badge tone="amber">Unpublished changes</Badge>}
      </div>
      {facts.length > 0 && (
        <p className="tabular mt-2 text-sm text-muted">
          {facts.join(' · ')}
          {version !== null && (
            <>
              {' · '}
              <TextLink to={insightPath(roadmap.id)}>How learners are doing</TextLink>
            </>
          )}
        </p>
      )}
    </>
  );
}

function PublishButton({ roadmap, onOpen }: { roadmap: Roadmap; onOpen: () => void }) {
  if (roadmap.status === 'hidden') return null;
  if (roadmap.status === 'published' && !roadmap.hasUnpublishedChanges) return null;
  return (
    <Button
      variant={roadmap.stages.length > 0 && unreviewed(roadmap).length === 0 ? 'primary' : 'secondary'}
      onClick={onOpen}
    >
      {roadmap.status === 'published' ? 'Publish changes' : 'Publish Roadmap'}
    </Button>
  );
}

function MoreMenu({ roadmap, onOpen }: { roadmap: Roadmap; onOpen: (dialog: OpenDialog) => void }) {
  const { status, followers, version } = roadmap;
  const verb = followers > 0 ? 'Archive' : 'Delete';
  const duplicate = useDuplicateRoadmap(roadmap);
  return (
    <Menu
      trigger={
        <Button size="icon" aria-label="More for this roadmap">
          <Ellipsis aria-hidden="true" className="size-5" />
        </Button>
      }
    >
      {status === 'published' && (
        <MenuLink to={`/roadmap/${roadmap.id}`} icon={<Eye aria-hidden="true" className="size-4.5" />}>
          View as a learner
        </MenuLink>
      )}
      {version !== null && (
        <MenuLink
          to={insightPath(roadmap.id)}
          icon={<ChartNoAxesColumn aria-hidden="true" className="size-4.5" />}
        >
          How learners are doing
        </MenuLink>
      )}
      {version !== null && (
        <MenuItem
          icon={<History aria-hidden="true" className="size-4.5" />}
          onSelect={() => onOpen('history')}
        >
          Published versions
        </MenuItem>
      )}
      <MenuItem
        icon={<Copy aria-hidden="true" className="size-4.5" />}
        disabled={duplicate.isPending}
        onSelect={() => duplicate.mutate()}
      >
        Duplicate
      </MenuItem>
      {(status === 'published' || (status === 'hidden' && !roadmap.hidden?.unpublished)) && (
        <MenuItem
          icon={<Undo2 aria-hidden="true" className="size-4.5" />}
          onSelect={() => onOpen('unpublish')}
        >
          Unpublish
        </MenuItem>
      )}
      {!((status === 'archived' || status === 'hidden') && followers > 0) && (
        <MenuItem
          destructive
          icon={
            followers > 0 ? (
              <Archive aria-hidden="true" className="size-4.5" />
            ) : (
              <Trash2 aria-hidden="true" className="size-4.5" />
            )
          }
          onSelect={() => onOpen('delete')}
        >
          {verb} roadmap
        </MenuItem>
      )}
    </Menu>
  );
}
