export const PICTURE_DAMAGED =
  'We could not read this picture. It may be damaged: open it, save it as JPEG or PNG and upload that.';
export const PICTURE_TOO_LARGE =
  'This picture has more than 40 million pixels. Save a smaller copy and upload that.';
export const RECORDING_DAMAGED =
  'We could not read this video or recording. It may be incomplete: please upload the original file again.';
