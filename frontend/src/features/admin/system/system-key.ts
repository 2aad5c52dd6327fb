export const systemKey = ['admin', 'system'] as const;
