import type { Source } from '@waymark/contracts/roadmaps/sources';

/** By the type that the server has detected in the content. */
export function mediaKind({ fileType }: Pick<Source, 'fileType'>): 'audio' | 'video' | 'photo' | 'other' {
  if (fileType.startsWith('audio/')) return 'audio';
  if (fileType.startsWith('video/')) return 'video';
  return fileType.startsWith('image/') ? 'photo' : 'other';
}

export const isAudio = (source: Pick<Source, 'fileType'>): boolean => mediaKind(source) === 'audio';
