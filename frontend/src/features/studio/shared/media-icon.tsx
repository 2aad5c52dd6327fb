import type { Source } from '@waymark/contracts/roadmaps/sources';
import { AudioLines, FileText, Image, Video } from 'lucide-react';
import { mediaKind } from './media-kind.ts';

const ICONS = { audio: AudioLines, video: Video, photo: Image, other: FileText };

export function MediaIcon({ source, className }: { source: Source | undefined; className: string }) {
  const Icon = ICONS[source ? mediaKind(source) : 'other'];
  return <Icon aria-hidden="true" className={className} />;
}
