export const DAMAGED =
  'We could not read this file. It may be damaged: open it, save it again and upload that.';
export const UNPACKS_TOO_LARGE =
  'This file holds more than we can unpack. Save only its text as a new file and upload that.';
export const LOCKED = 'This PDF is protected with a password. Save it without one and upload it again.';
