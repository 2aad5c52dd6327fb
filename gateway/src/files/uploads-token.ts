/** Injection token of uploads that arrive in several requests. */
export const UPLOADS = Symbol('UPLOADS');
