/** What an iPhone saves by default. Only Safari can show it. */
export const HEIC_TEXT =
  'This is an HEIC picture, which most browsers cannot show. Please save it as JPG and choose that file.';

/** Whether a file is an HEIC or HEIF picture, by its type or, where the system reports none, by its name. */
export const isHeic = ({ type, name }: { type?: string; name?: string }): boolean =>
  /^image\/hei[cf]/i.test(type ?? '') || /\.hei[cf]$/i.test(name ?? '');
