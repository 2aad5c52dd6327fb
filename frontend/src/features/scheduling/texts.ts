export const firstName = (name: string): string => name.split(' ')[0] || name;
