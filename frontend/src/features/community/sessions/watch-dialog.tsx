import type { PeerSession } from '@waymark/contracts/community/peer-sessions';
import { MediaPlayer } from '#shared/player/media-player.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';

interface WatchDialogProps {
  session: PeerSession;
  src: string;
  onClose: () => void;
}

export function WatchDialog({ session, src, onClose }: WatchDialogProps) {
  const { title, captionsUrl, recordingKind, recordingDuration } = session;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={title}
      description="For those who were registered. Please do not pass it on."
    >
      <MediaPlayer
        src={src}
        type={recordingKind ?? 'video'}
        title={title}
        duration={recordingDuration}
        {...(captionsUrl && { captionsSrc: captionsUrl })}
      />
    </Dialog>
  );
}
