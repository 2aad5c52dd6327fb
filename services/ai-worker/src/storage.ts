/** Injection token of the object storage. */
export const STORAGE = Symbol('STORAGE');
