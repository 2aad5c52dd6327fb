import { useRef } from 'react';
import { ExtractionView } from '#shared/upload/extraction-view.tsx';
import { FileDrop } from '#shared/upload/file-drop.tsx';
import { UploadStatus } from '#shared/upload/upload-status.tsx';
import { RestoredArtifact } from './restored-artifact.tsx';
import { SendingQuestion, useSendingChoice } from './sending-question.tsx';
import { type ArtifactLimits, useArtifactUploads } from './use-artifact-uploads.ts';

const ACCEPT = 'image/*,video/*,.pdf,.doc,.docx,.txt';

/** Uploads files and shows what is found in each. */
export function ArtifactUploader({ maxFiles = 5, maxMegabytes = 10 }: Partial<ArtifactLimits>) {
  const chooser = useRef<HTMLButtonElement>(null);
  const choice = useSendingChoice();
  const uploads = useArtifactUploads({ maxFiles, maxMegabytes }, choice.isAllowed);
  const { items, restored, add, retry, remove, removeRestored } = uploads;
  return (
    <section aria-label="Your files" className="grid gap-5">
      <SendingQuestion {...choice} />
      {!choice.isOpen && (
        <FileDrop
          chooser={chooser}
          label="Choose or drop files"
          hint={`Pictures, videos, PDF, Word or text: up to ${maxFiles} files of ${maxMegabytes} MB each. You can also drop them here.`}
          accept={ACCEPT}
          isPrimary
          onFiles={add}
        />
      )}
      {items.length + restored.length > 0 && (
        <ul className="grid gap-4">
          {restored.map((artifact) => (
            <RestoredArtifact
              key={artifact.key}
              artifact={artifact}
              chooser={chooser}
              onRemove={() => removeRestored(artifact)}
            />
          ))}
          {items.map((item) => (
            <li key={item.id} className="grid gap-3 rounded-card border border-line bg-raised p-5">
              <UploadStatus
                item={item}
                chooser={chooser}
                processing="Looking at it"
                onRetry={() => retry(item)}
                onRemove={() => remove(item)}
              />
              {item.result && <ExtractionView extraction={item.result} headingLevel={2} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
