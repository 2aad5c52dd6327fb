/** For the user: what was looked at, and what that means. */
export const READ_WITHOUT_MODEL =
  'No AI model is connected. Everything here is copied from the file itself; feelings are not guessed.';
export const READ_BY_MODEL = 'An AI model read this file. It may be wrong, so check every line.';
export const SEEN_BY_MODEL = 'An AI model looked at this picture. It may be wrong, so check every line.';
export const NOT_SEEN: Record<'image' | 'video' | 'document', string> = {
  image: 'No AI model looked at this picture. This is only what is known about the file.',
  video: 'No AI model watches videos. This is only what is known about the file.',
  document: 'This file holds no text. This is only what is known about it.',
};
export const BLIND = 'The connected AI model cannot see pictures. This is only what is known about the file.';
