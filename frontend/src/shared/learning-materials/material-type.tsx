import type { MaterialType } from '@waymark/contracts/community/material-options';
import { FileText, GraduationCap, Headphones, Video } from 'lucide-react';

export const typeLabels: Record<MaterialType, string> = {
  video: 'Video',
  audio: 'Audio',
  document: 'Document',
  course: 'Course',
};

const icons = { video: Video, audio: Headphones, document: FileText, course: GraduationCap };

export function TypeIcon({ type, className }: { type: MaterialType; className?: string }) {
  const Icon = icons[type];
  return <Icon aria-hidden="true" className={className} />;
}
