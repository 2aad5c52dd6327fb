import type { Material } from '@waymark/contracts/community/materials';
import { Download, ExternalLink, Lock, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { formatBytes } from '#lib/format.ts';
import { useReturnState } from '#lib/return-path.ts';
import { MediaPlayer } from '#shared/player/media-player.tsx';
import { Button, ButtonLink, buttonStyle } from '#shared/ui/button.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { savePosition } from '../api/use-change-material.ts';
import { useStartPosition } from '../api/use-materials.ts';
import { PdfViewer } from '../pdf/pdf-viewer.tsx';
import { minutesAndSeconds } from '../texts.ts';

/** The player, the viewer or the link, for users; for visitors a prompt to log in. */
export function MaterialContent({ material, isVisitor }: { material: Material; isVisitor: boolean }) {
  const { contentUrl, host, file } = material;
  if (isVisitor || contentUrl === null) return <ForUsers />;
  if (host !== null) return <ElsewhereLink href={contentUrl} host={host} />;
  const kind = kindOf(file?.type ?? '');
  if (kind === 'other') return <DownloadPanel material={material} />;
  return <WithPosition key={contentUrl} material={material} kind={kind} />;
}

type Kind = 'video' | 'audio' | 'pdf' | 'other';

function kindOf(type: string): Kind {
  if (type.startsWith('video/')) return 'video';
  if (type.startsWith('audio/')) return 'audio';
  return type === 'application/pdf' ? 'pdf' : 'other';
}

function ForUsers() {
  const back = useReturnState();
  return (
    <Panel>
      <Lock aria-hidden="true" className="size-8 text-muted" />
      <p className="max-w-md">Log in to open this, and to continue later where you stopped. It is free.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/auth" state={back} variant="primary">
          Log in
        </ButtonLink>
        <ButtonLink to="/auth?tab=register" state={back}>
          Create Account
        </ButtonLink>
      </div>
    </Panel>
  );
}

function ElsewhereLink({ href, host }: { href: string; host: string }) {
  return (
    <Panel>
      <p className="max-w-md">
        This is on another site,{' '}
        <strong dir="auto" className="wrap-anywhere">
          {host}
        </strong>
        , with its own rules.
      </p>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className={buttonStyle({ variant: 'primary' })}
      >
        <ExternalLink aria-hidden="true" className="size-5" />
        Open the Page
        <span className="sr-only">on {host}, in a new tab</span>
      </a>
    </Panel>
  );
}

function Panel({ children }: { children: React.ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-raised px-4 py-10 text-center">
      {children}
    </div>
  );
}

const downloadOf = (contentUrl: string) => `${contentUrl}?download=1`;

function DownloadPanel({ material: { contentUrl, file } }: { material: Material }) {
  return (
    <Panel>
      <p className="max-w-md">This kind of document opens on your device.</p>
      <a href={downloadOf(contentUrl!)} download className={buttonStyle({ variant: 'primary' })}>
        <Download aria-hidden="true" className="size-5" />
        Download ({formatBytes(file?.size ?? 0)})
      </a>
    </Panel>
  );
}

function WithPosition({ material, kind }: { material: Material; kind: 'video' | 'audio' | 'pdf' }) {
  const start = useStartPosition(material.id, true);
  if (start.isPending) {
    return <Skeleton className={kind === 'audio' ? 'h-30 w-full' : 'aspect-video w-full'} />;
  }
  // Without a response it begins at the beginning.
  const { position = 0, updatedAt = '' } = start.data ?? {};
  return <Played key={updatedAt} material={material} kind={kind} position={position} />;
}

interface PlayedProps {
  material: Material;
  kind: 'video' | 'audio' | 'pdf';
  position: number;
}

function Played({ material, kind, position }: PlayedProps) {
  const { id, title, captionsUrl, thumbnail_url, duration, pageCount } = material;
  const contentUrl = material.contentUrl!;
  const [startAt, setStartAt] = useState(position);
  const isFurther = kind === 'pdf' ? startAt > 1 : startAt > 0 && (duration === null || startAt < duration);
  const restart = () => {
    setStartAt(0);
    savePosition(id, 0);
  };
  return (
    <div className="grid gap-3">
      {kind === 'pdf' ? (
        <PdfViewer
          key={startAt}
          src={contentUrl}
          title={title}
          downloadHref={downloadOf(contentUrl)}
          startPage={Math.max(1, Math.min(startAt, pageCount ?? startAt))}
          onPage={(page) => savePosition(id, page)}
        />
      ) : (
        <MediaPlayer
          key={startAt}
          src={contentUrl}
          type={kind}
          title={title}
          duration={duration}
          startAt={startAt}
          captionsSrc={captionsUrl ?? undefined}
          poster={thumbnail_url ?? undefined}
          onPosition={(seconds) => savePosition(id, seconds)}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        {isFurther && (
          <>
            <p>
              {kind === 'pdf'
                ? `Opened at page ${startAt}, where you stopped.`
                : `Continues at ${minutesAndSeconds(startAt)}, where you stopped.`}
            </p>
            <Button size="sm" variant="ghost" onClick={restart}>
              <RotateCcw aria-hidden="true" className="size-4" />
              Start from the Beginning
            </Button>
          </>
        )}
        {kind !== 'pdf' && (
          <a href={downloadOf(contentUrl)} download className={buttonStyle({ size: 'sm', variant: 'ghost' })}>
            <Download aria-hidden="true" className="size-4" />
            Download
          </a>
        )}
      </div>
    </div>
  );
}
