// Without zod, which the first pages of the frontend do not load.

/** Sides of the stored squares in pixels. */
export const AVATAR_SIZES = [64, 128, 512] as const;
/** The size in a user's `avatar`; the others have the same address but for the number. */
const DEFAULT_SIZE = 128;

export const avatarUrl = (id: string): string => `/api/avatars/${id}/${DEFAULT_SIZE}.webp`;

/** The id in an address made by `avatarUrl`, else null. */
export const avatarIdOf = (url: string | null): string | null =>
  /^\/api\/avatars\/([0-9a-f]{32})\/\d+\.webp$/.exec(url ?? '')?.[1] ?? null;

/** Whether it is a drawing of the demo; ids of uploads are random. */
export const isDrawnPortrait = (url: string | null): boolean => /^d0{26}/.test(avatarIdOf(url) ?? '');
