import type { Artifact } from '@waymark/contracts/roadmaps/media';
import { FileDown, Image } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '#shared/ui/dialog.tsx';
import { downloadUrl } from '../audio/story-player.tsx';
import { AudioClip } from '../audio/voice-clip.tsx';

export function Artifacts({ artifacts, stageTitle }: { artifacts: readonly Artifact[]; stageTitle: string }) {
  if (artifacts.length === 0) return null;
  const photos = artifacts.filter(({ type }) => type === 'photo');
  const others = artifacts.filter(({ type }) => type !== 'photo');
  return (
    <section aria-label={`Photos and files of “${stageTitle}”`} className="grid gap-4">
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((photo) => (
            <li key={photo.id}>
              <Photo photo={photo} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="grid gap-3">
          {others.map((artifact) => (
            <li key={artifact.id} className="rounded-control border border-line p-4">
              {artifact.type === 'audio' ? <Recording artifact={artifact} /> : <File artifact={artifact} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Photo({ photo }: { photo: Artifact }) {
  const [open, setOpen] = useState(false);
  const [broken, setBroken] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={`View picture: ${photo.title}`}
        onClick={() => setOpen(true)}
        className="group block w-full rounded-control text-left"
      >
        <span className="grid aspect-[4/3] w-full place-items-center overflow-hidden rounded-control border border-line bg-sunken text-muted">
          {broken ? (
            <Image aria-hidden="true" className="size-8" />
          ) : (
            <img
              src={photo.url}
              alt=""
              loading="lazy"
              onError={() => setBroken(true)}
              className="size-full object-cover transition-opacity duration-150 group-hover:opacity-90"
            />
          )}
        </span>
        <span aria-hidden="true" className="mt-1.5 line-clamp-2 block text-sm text-muted">
          {photo.title}
        </span>
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={photo.title}
        description={photo.description || undefined}
        size="lg"
      >
        {broken ? (
          <p className="text-muted">The picture did not load.</p>
        ) : (
          <img
            src={photo.url}
            alt={photo.description || photo.title}
            className="mx-auto max-h-[70dvh] rounded-control object-contain"
          />
        )}
      </Dialog>
    </>
  );
}

function Recording({ artifact }: { artifact: Artifact }) {
  return (
    <>
      <Caption artifact={artifact} />
      <div className="mt-2">
        <AudioClip
          url={artifact.url}
          duration={null}
          what={artifact.title}
          spoken={{ transcript: null, sampleVoice: artifact.sampleVoice }}
        />
      </div>
    </>
  );
}

function File({ artifact }: { artifact: Artifact }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <Caption artifact={artifact} />
      </div>
      <a
        href={downloadUrl(artifact.url)}
        download
        aria-label={`Download ${artifact.title}`}
        className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge px-4 text-sm font-semibold hover:bg-sunken"
      >
        <FileDown aria-hidden="true" className="size-4.5" />
        Download
      </a>
    </div>
  );
}

function Caption({ artifact }: { artifact: Artifact }) {
  return (
    <>
      <p dir="auto" className="font-semibold">
        {artifact.title}
      </p>
      {artifact.description && (
        <p dir="auto" className="max-w-measure text-sm whitespace-pre-line text-muted">
          {artifact.description}
        </p>
      )}
    </>
  );
}
