/** Addresses of the bytes of a file, for uploads, players and pictures. */
export const uploadAddress = (id: string): string => `/api/objects/upload/${id}`;
export const fileAddress = (id: string): string => `/api/objects/${id}`;
export const thumbnailAddress = (id: string): string => `/api/objects/${id}/thumbnail`;
