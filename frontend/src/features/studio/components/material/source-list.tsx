import type { UseQueryResult } from '@tanstack/react-query';
import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { QueryError } from '../../../../components/ui/query-error.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { formatBytes, formatDuration, plural } from '../../../../lib/format.ts';
import { useRenameSource } from '../../api/use-sources.ts';
import { isAudio, mediaKind } from '../../media-kind.ts';
import { restrictions } from '../../permission-texts.ts';
import { PermissionsDialog } from '../consent/permissions-dialog.tsx';
import { EditName } from '../edit-name.tsx';
import { ListenButton } from '../listen/listen.tsx';
import { MediaIcon } from '../media-icon.tsx';
import { RemoveSource } from './remove-source.tsx';
import { SourceActions } from './source-actions.tsx';

interface SourceListProps {
  sources: UseQueryResult<Source[]>;
}

export function SourceList({ sources }: SourceListProps) {
  const [removing, setRemoving] = useState<Source | null>(null);
  const [permitting, setPermitting] = useState<Source | null>(null);
  if (sources.isPending) return <Skeleton className="h-16 rounded-control" />;
  if (!sources.data) {
    return <QueryError title="Your material did not load" query={sources} />;
  }
  if (sources.data.length === 0) return null;
  return (
    <section aria-labelledby="saved-material">
      <h3 id="saved-material" className="text-lg">
        Saved material
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {sources.data.map((source) => (
          <SourceRow
            key={source.id}
            source={source}
            onPermit={() => setPermitting(source)}
            onRemove={() => setRemoving(source)}
          />
        ))}
      </ul>
      {permitting && <PermissionsDialog source={permitting} onClose={() => setPermitting(null)} />}
      {removing && <RemoveSource source={removing} onClose={() => setRemoving(null)} />}
    </section>
  );
}

interface SourceRowProps {
  source: Source;
  onPermit: () => void;
  onRemove: () => void;
}

function SourceRow({ source, onPermit, onRemove }: SourceRowProps) {
  const restricted = restrictions(source);
  const [renaming, setRenaming] = useState(false);
  const renamer = useRef<{ focus: () => void }>(null);
  const rename = useRenameSource(source.roadmapId);
  const { id, originalName } = source;
  const close = () => {
    flushSync(() => setRenaming(false));
    renamer.current?.focus();
  };
  return (
    <li className="flex items-center justify-end gap-1 py-2.5 text-sm">
      <MediaIcon source={source} className="mr-2 size-5 shrink-0 text-muted" />
      {renaming ? (
        <EditName
          label="Name"
          value={originalName}
          save={(name) => rename.mutateAsync({ id, name })}
          onClose={close}
          className="grow"
        />
      ) : (
        <>
          <div className="min-w-0 grow basis-0">
            <p className="truncate font-medium">{originalName}</p>
            <p className="tabular text-muted">
              {stateText(source)}
              {source.take?.isUsed === false && ' · another take is used'}
              {source.sampleVoice && ' · sample voice, made by a program'}
              {restricted && <span className="text-amber"> · {restricted}</span>}
            </p>
          </div>
          {isAudio(source) && <ListenButton src={mediaUrl(id)} name={originalName} />}
          <SourceActions
            name={originalName}
            renamer={renamer}
            onRename={() => setRenaming(true)}
            onPermit={onPermit}
            onRemove={isWritten(source) ? null : onRemove}
          />
        </>
      )}
    </li>
  );
}

/** Made of the interview or the timeline at the start of a run, and removed where it is written. */
const isWritten = ({ kind }: Source): boolean => kind === 'interview' || kind === 'timeline';

function stateText(source: Source): string {
  const { status, words, fileSize, message, durationSeconds } = source;
  const length = durationSeconds === null ? '' : `${formatDuration(durationSeconds)}, `;
  if (status === 'processing') return length ? `${length}processing…` : 'Processing…';
  if (status === 'ready') return `${length}${plural(words ?? 0, 'word')}`;
  const size = `${length}${formatBytes(fileSize)}`;
  if (message) return `${size}. ${message}`;
  return mediaKind(source) === 'photo' ? size : `${size}. Saved, but it contains no text that we can read.`;
}
