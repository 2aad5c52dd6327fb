const all = ['messages'] as const;

export const countsKey = [...all, 'counts'] as const;
export const threadsKey = [...all, 'threads'] as const;
export const searchKey = [...all, 'search'] as const;
export const partnersKey = [...all, 'with'] as const;
export const partnerKey = (userId: number) => [...partnersKey, userId] as const;
/** All windows of a thread: one per message at which it was opened. */
export const windowsKey = (threadId: string) => [...all, 'window', threadId] as const;
export const windowKey = (threadId: string, at: number | null) => [...windowsKey(threadId), at] as const;
