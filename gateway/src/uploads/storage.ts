/** Injection token of the object store. */
export const STORAGE = Symbol('STORAGE');

/** Uploads until their type is verified, by user. */
export const QUARANTINE_PREFIX = 'quarantine/';
/** Pictures until they are set, by user; swept with the quarantine. */
export const AVATAR_UPLOADS_PREFIX = `${QUARANTINE_PREFIX}avatars/`;
/** Pictures to try out uploads with, by user. */
export const TEST_PREFIX = 'test-uploads/';
