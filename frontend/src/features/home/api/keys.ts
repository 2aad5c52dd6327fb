export const homeKey = ['home'] as const;
export const deskKey = ['mentor-desk'] as const;
/** Shared with the page of sessions, which invalidates it. */
export const sessionsKey = ['sessions'] as const;
