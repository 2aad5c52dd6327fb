export const PICTURE = 'A picture holds no text we can read. It stays with your roadmap.';
export const NO_TRANSCRIBER =
  'We cannot transcribe recordings without a speech model. You can write down what you said beside it.';
export const MAY_NOT_SEND =
  'Not transcribed: the speech service is run by another company, and you have not allowed sending this recording there. You can allow it in its permissions.';
export const NO_SPEECH =
  'We found no speech in this recording. If there is some, write down what you said beside it.';
export const SCANNED =
  'We found no text in this PDF: its pages are pictures. Upload it as a Word or text file, or paste its text.';
export const EMPTY = 'This file holds no text.';
export const OLD_WORD = 'We cannot read old Word files (.doc). Open it, save it as .docx and upload that.';
export const UNKNOWN_TYPE = 'We cannot read text from this type of file.';
export const TOO_LONG =
  'This file holds more text than we take at once (2 000 000 characters). Split it and upload the parts.';
export const SPEECH_DOWN =
  'The speech service is not responding. Upload the recording again later, or write down what you said beside it.';
export const MISSING = 'This file no longer exists. Please upload it again.';
export const WENT_WRONG = 'We could not read this file. Please upload it again, or paste its text.';
