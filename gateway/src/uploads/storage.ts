/** Injection token of the object store. */
export const STORAGE = Symbol('STORAGE');
