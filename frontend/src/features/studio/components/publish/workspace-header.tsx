import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { Archive, Ellipsis, Eye, History, Pencil, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Badge, type Tone } from '../../../../components/ui/badge.tsx';
import { Button, ButtonLink } from '../../../../components/ui/button.tsx';
import { CategoryBadge } from '../../../../components/ui/category-badge.tsx';
import { Menu, MenuItem, MenuLink } from '../../../../components/ui/dropdown-menu.tsx';
import { formatRelative, plural } from '../../../../lib/format.ts';
import type { Place } from '../../place.ts';
import { DetailsDialog } from './details-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { DeleteRoadmapDialog, UnpublishDialog } from './leave-dialogs.tsx';
import { PublishDialog } from './publish-dialog.tsx';

interface WorkspaceHeaderProps {
  roadmap: Roadmap;
  place: Place | null;
  onPlace: (place: Place | null) => void;
}

type Asked = 'publish' | 'unpublish' | 'delete' | 'history' | null;

/** Title, state and the actions that change who sees it. */
export function WorkspaceHeader({ roadmap, place, onPlace }: WorkspaceHeaderProps) {
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const goTo = (next: Place) => {
    close();
    onPlace(next);
  };
  return (
    <header className="mt-2">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <Standing roadmap={roadmap} />
          <h1 className="mt-2 text-3xl text-balance">{roadmap.title}</h1>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => onPlace({ at: 'details' })}>
            <Pencil aria-hidden="true" className="size-4" />
            Edit details
          </Button>
          <ButtonLink to={`/roadmap/${roadmap.id}/preview`}>
            <Eye aria-hidden="true" className="size-4.5" />
            Preview
          </ButtonLink>
          <PublishButton roadmap={roadmap} onAsk={() => setAsked('publish')} />
          <More roadmap={roadmap} onAsk={setAsked} />
        </div>
      </div>
      {place?.at === 'details' && (
        <DetailsDialog
          roadmap={roadmap}
          focus={place.focus}
          onClose={() => onPlace(null)}
          onReopen={() => onPlace(place)}
        />
      )}
      {asked === 'publish' && <PublishDialog roadmap={roadmap} onClose={close} onPlace={goTo} />}
      {asked === 'unpublish' && <UnpublishDialog roadmap={roadmap} onClose={close} />}
      {asked === 'delete' && <DeleteRoadmapDialog roadmap={roadmap} onClose={close} />}
      {asked === 'history' && <HistoryDialog roadmap={roadmap} onClose={close} />}
    </header>
  );
}

const STATES: Record<Roadmap['status'], { tone: Tone; word: string }> = {
  draft: { tone: 'amber', word: 'Draft' },
  published: { tone: 'moss', word: 'Published' },
  archived: { tone: 'slate', word: 'Archived' },
};

function Standing({ roadmap }: { roadmap: Roadmap }) {
  const { status, version, publishedAt, followers, hasUnpublishedChanges } = roadmap;
  const { tone, word } = STATES[status];
  const facts = [
    version !== null && `Version ${version}`,
    version !== null && publishedAt && `published ${formatRelative(publishedAt)}`,
    followers > 0 && plural(followers, 'follower'),
  ].filter(Boolean);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <CategoryBadge category={roadmap.category} />
        <Badge tone={tone}>{word}</Badge>
        {status === 'published' && hasUnpublishedChanges && <Badge tone="amber">Unpublished changes</Badge>}
      </div>
      {facts.length > 0 && <p className="tabular mt-2 text-sm text-muted">{facts.join(' · ')}</p>}
    </>
  );
}

function PublishButton({ roadmap, onAsk }: { roadmap: Roadmap; onAsk: () => void }) {
  if (roadmap.status === 'published' && !roadmap.hasUnpublishedChanges) return null;
  return (
    <Button variant={roadmap.stages.length > 0 ? 'primary' : 'secondary'} onClick={onAsk}>
      {roadmap.status === 'published' ? 'Publish changes' : 'Publish Roadmap'}
    </Button>
  );
}

function More({ roadmap, onAsk }: { roadmap: Roadmap; onAsk: (what: Asked) => void }) {
  const { status, followers, version } = roadmap;
  const gone = followers > 0 ? 'Archive' : 'Delete';
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
          See it as a learner
        </MenuLink>
      )}
      {version !== null && (
        <MenuItem
          icon={<History aria-hidden="true" className="size-4.5" />}
          onSelect={() => onAsk('history')}
        >
          Published versions
        </MenuItem>
      )}
      {status === 'published' && (
        <MenuItem
          icon={<Undo2 aria-hidden="true" className="size-4.5" />}
          onSelect={() => onAsk('unpublish')}
        >
          Unpublish
        </MenuItem>
      )}
      {!(status === 'archived' && followers > 0) && (
        <MenuItem
          destructive
          icon={
            followers > 0 ? (
              <Archive aria-hidden="true" className="size-4.5" />
            ) : (
              <Trash2 aria-hidden="true" className="size-4.5" />
            )
          }
          onSelect={() => onAsk('delete')}
        >
          {gone} roadmap
        </MenuItem>
      )}
    </Menu>
  );
}
