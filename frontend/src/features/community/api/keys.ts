export const communityKey = ['community'] as const;
export const memberKeys = [...communityKey, 'members'] as const;
export const statsKey = [...communityKey, 'stats'] as const;
export const requestKeys = [...communityKey, 'requests'] as const;
export const peerListKey = [...communityKey, 'peer-sessions'] as const;
export const peerKey = (id: string) => [...communityKey, 'peer-session', id] as const;
export const growthKey = [...communityKey, 'growth'] as const;
export const threadKeys = [...communityKey, 'thread'] as const;
export const threadKey = (id: string) => [...threadKeys, id] as const;
