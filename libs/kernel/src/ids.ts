import { v7, validate } from 'uuid';

/** A new id: UUID v7, so that ids sort by the time they were made. */
export const newId = (): string => v7();

export const isId = (text: string): boolean => validate(text);
