import { v7, validate } from 'uuid';

export const newId = (): string => v7(); // sorts by creation time

export const isId = (text: string): boolean => validate(text);
