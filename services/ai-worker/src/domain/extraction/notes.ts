import type { ExtractionBasis } from '@waymark/contracts/ai/extraction';

/** For the user: what was looked at, and what that means. */
export const READ_WITHOUT_MODEL =
  'No AI model is connected. Everything here is copied from the file itself; feelings are not guessed.';
/** For a file that its owner does not allow to be sent. */
export const NOT_SENT: Record<Exclude<ExtractionBasis, 'picture'>, string> = {
  text: 'This file was not sent to the AI service. Everything here is copied from it; feelings are not guessed.',
  facts: 'This file was not sent to the AI service. This is only what is known about it.',
};
export const READ_BY_MODEL = 'An AI model read this file. It may be wrong, so check every line.';
export const SPEECH_READ_BY_MODEL =
  'An AI model read what is said in this video; it did not see the pictures. It may be wrong, so check every line.';
export const SEEN_BY_MODEL = 'An AI model looked at this picture. It may be wrong, so check every line.';
export const NOT_SEEN: Record<'image' | 'video' | 'document', string> = {
  image: 'No AI model looked at this picture. This is only what is known about the file.',
  video: 'No AI model watches videos. This is only what is known about the file.',
  document: 'This file holds no text. This is only what is known about it.',
};
export const BLIND = 'The connected AI model cannot see pictures. This is only what is known about the file.';
