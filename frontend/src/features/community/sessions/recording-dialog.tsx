import type { StoredFile } from '@waymark/contracts/community/files';
import type { PeerSession } from '@waymark/contracts/community/peer-sessions';
import { useState } from 'react';
import { FileUploadField } from '#shared/large-upload/file-upload-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { useSetRecording } from '../api/use-peer-sessions.ts';
import { hasRecording } from './texts.ts';

export default function RecordingDialog({ session, onClose }: { session: PeerSession; onClose: () => void }) {
  const [recording, setRecording] = useState<StoredFile | null>(null);
  const [captions, setCaptions] = useState<StoredFile | null>(null);
  const [error, setError] = useState<string>();
  const save = useSetRecording(session.id);
  const submit = () => {
    if (!recording) return setError('Please upload a recording first.');
    save.mutate(
      { fileId: recording.id, captionsFileId: captions?.id ?? null },
      {
        onSuccess: ({ recordingStatus }) => {
          const when = recordingStatus === 'ready' ? 'now' : 'as soon as it is processed';
          const description = `Those who were registered can watch it ${when}.`;
          toast({ title: 'Recording Uploaded', description, variant: 'success' });
          onClose();
        },
        onError: (fault) => toastError('The recording was not saved', fault),
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={hasRecording(session) ? 'Replace the recording' : 'Add the recording'}
      description="Only those who were registered can watch it. Please share it only if everyone who can be seen or heard agrees."
      footer={
        <Button variant="primary" loading={save.isPending} onClick={submit}>
          Save Recording
        </Button>
      }
    >
      <div className="grid gap-5">
        <FileUploadField
          purpose="peer-recording"
          label="Recording"
          error={error}
          isUsedUnchecked
          onChange={(file) => {
            setRecording(file);
            setError(undefined);
          }}
        />
        <FileUploadField
          purpose="captions"
          label="Captions"
          hint="Optional: a WebVTT file (.vtt), for those who cannot hear it."
          isUsedUnchecked
          onChange={setCaptions}
        />
        <p className="text-sm text-muted">
          You can save as soon as the files have arrived. If one turns out to be unusable, the session page
          says why.
        </p>
      </div>
    </Dialog>
  );
}
