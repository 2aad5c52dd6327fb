// Without zod, which the first pages of the frontend do not load.

export const filePurposes = ['material', 'thumbnail', 'captions', 'peer-recording', 'message'] as const;
export type FilePurpose = (typeof filePurposes)[number];

export const fileStates = ['uploading', 'checking', 'ready', 'refused'] as const;
export type FileState = (typeof fileStates)[number];

/** What a file can be attached to; it decides who may read the file besides its owner. */
export const attachmentKinds = ['material', 'peer-session', 'message'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

const MEGABYTE = 1024 * 1024;
export const FILE_MAX_BYTES: Record<FilePurpose, number> = {
  material: 500 * MEGABYTE,
  thumbnail: 5 * MEGABYTE,
  captions: 2 * MEGABYTE,
  'peer-recording': 500 * MEGABYTE,
  message: 10 * MEGABYTE,
};

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const recordings = [
  'video/mp4',
  'video/webm',
  'video/quicktime',
  'audio/mpeg',
  'audio/mp4',
  'audio/wav',
  'audio/ogg',
  'audio/webm',
];
const pictures = ['image/jpeg', 'image/png', 'image/webp'];

/** Types by content. Not zip and SVG: the one hides what is inside, the other can contain scripts. */
export const FILE_TYPES: Record<FilePurpose, readonly string[]> = {
  material: [...recordings, 'application/pdf', DOCX],
  thumbnail: pictures,
  captions: ['text/vtt'],
  'peer-recording': recordings,
  message: [...pictures, 'audio/mpeg', 'audio/mp4', 'audio/ogg', 'application/pdf', DOCX, 'text/plain'],
};

/** The `accept` of a file input. Extensions, since systems differ in the types that they report. */
export const FILE_ACCEPT: Record<FilePurpose, string> = {
  material: '.mp4,.m4v,.webm,.mov,.mp3,.m4a,.wav,.ogg,.oga,.pdf,.docx',
  thumbnail: '.jpg,.jpeg,.png,.webp',
  captions: '.vtt',
  'peer-recording': '.mp4,.m4v,.webm,.mov,.mp3,.m4a,.wav,.ogg,.oga',
  message: '.jpg,.jpeg,.png,.webp,.mp3,.m4a,.ogg,.oga,.pdf,.docx,.txt',
};

/** Names of the types, for people. */
export const FILE_TYPE_NAMES: Record<FilePurpose, string> = {
  material: 'an MP4, WebM or MOV video, an MP3, M4A, WAV or OGG recording, a PDF or a Word document (.docx)',
  thumbnail: 'a JPG, PNG or WebP picture',
  captions: 'a WebVTT file (.vtt)',
  'peer-recording': 'an MP4, WebM or MOV video, or an MP3, M4A, WAV or OGG recording',
  message:
    'a JPG, PNG or WebP picture, an MP3, M4A or OGG recording, a PDF, a Word document (.docx) or a text file',
};

export const FILE_EMPTY = 'This file is empty.';
export const FILE_TOO_LARGE = 'File too large';
export const tooLargeDetail = (purpose: FilePurpose): string =>
  `File size must be less than ${FILE_MAX_BYTES[purpose] / MEGABYTE}MB`;
export const badTypeOf = (purpose: FilePurpose): string => `Please choose ${FILE_TYPE_NAMES[purpose]}.`;
