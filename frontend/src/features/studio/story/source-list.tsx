import type { UseQueryResult } from '@tanstack/react-query';
import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatBytes, formatDuration, plural } from '#lib/format.ts';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { restrictions } from '../consent/permission-texts.ts';
import { PermissionsDialog } from '../consent/permissions-dialog.tsx';
import { ListenButton } from '../recorder/listen.tsx';
import { EditName } from '../shared/edit-name.tsx';
import { MediaIcon } from '../shared/media-icon.tsx';
import { isAudio, mediaKind } from '../shared/media-kind.ts';
import { RemoveSource } from '../shared/remove-source.tsx';
import { useUpdateSource } from '../shared/use-sources.ts';
import { SourceActions } from './source-actions.tsx';

interface SourceListProps {
  sources: UseQueryResult<Source[]>;
  /** Whether the tab of photos and files is open, which lists its files itself. */
  withoutFiles: boolean;
}

export function SourceList({ sources, withoutFiles }: SourceListProps) {
  const { permit, remove, dialogs } = useSourceDialogs();
  if (sources.isPending) return <Skeleton className="h-16 rounded-control" />;
  if (!sources.data) {
    return <QueryError title="Your material did not load" query={sources} />;
  }
  const listed = sources.data.filter((source) => !withoutFiles || !isShownAsCard(source));
  return (
    <>
      {listed.length > 0 && (
        <section aria-labelledby="saved-material">
          <h3 id="saved-material" className="text-lg">
            Saved material
          </h3>
          <ul className="mt-2 divide-y divide-line">
            {listed.map((source) => (
              <li key={source.id} className="flex items-center justify-end gap-1 py-2.5 text-sm">
                <MediaIcon source={source} className="mr-2 size-5 shrink-0 text-muted" />
                <SourceLine source={source} onPermit={() => permit(source)} onRemove={() => remove(source)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {dialogs}
    </>
  );
}

/** Photos, videos and documents have a card each in their tab. */
export const isShownAsCard = (source: Source): boolean => source.kind === 'file' && !isAudio(source);

/** The dialogs of a list of sources, so that they stay open when a source leaves it. */
export function useSourceDialogs() {
  const [removing, remove] = useState<Source | null>(null);
  const [permitting, permit] = useState<Source | null>(null);
  const dialogs = (
    <>
      {permitting && <PermissionsDialog source={permitting} onClose={() => permit(null)} />}
      {removing && <RemoveSource source={removing} onClose={() => remove(null)} />}
    </>
  );
  return { permit, remove, dialogs };
}

interface SourceLineProps {
  source: Source;
  onPermit: () => void;
  onRemove: () => void;
}

/** Name and state of a source, with what can be done with it. */
export function SourceLine({ source, onPermit, onRemove }: SourceLineProps) {
  const restricted = restrictions(source);
  const [renaming, setRenaming] = useState(false);
  const renamer = useRef<{ focus: () => void }>(null);
  const rename = useUpdateSource(source.roadmapId);
  const { id, originalName } = source;
  const close = () => {
    flushSync(() => setRenaming(false));
    renamer.current?.focus();
  };
  if (renaming) {
    return (
      <EditName
        label="Name"
        value={originalName}
        save={(name) => rename.mutateAsync({ id, name })}
        onClose={close}
        className="grow"
      />
    );
  }
  return (
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
  // Why is said once, where it can be written down.
  if (isAudio(source)) return `${size}. No text yet: write down what you said under Record.`;
  if (message) return `${size}. ${message}`;
  return mediaKind(source) === 'photo' ? size : `${size}. Saved, but it contains no text that we can read.`;
}
