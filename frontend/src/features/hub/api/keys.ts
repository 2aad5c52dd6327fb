export const hubKey = ['learning-materials'] as const;
export const listKeys = [...hubKey, 'list'] as const;
export const summaryKey = [...hubKey, 'summary'] as const;
export const ownKey = [...hubKey, 'own'] as const;
export const materialKey = (id: string) => [...hubKey, 'one', id] as const;
export const positionKey = (id: string) => [...hubKey, 'position', id] as const;
