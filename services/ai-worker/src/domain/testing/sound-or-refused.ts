import { expect } from '@jest/globals';
import { draftOffline } from '../offline/draft-offline.ts';
import { TooLittleMaterial } from '../too-little-material.ts';
import { draftFaults } from './draft-faults.ts';
import { materialOf, testStories } from './read-stories.ts';

/** Returns true for a valid draft, false for a refusal with a reason; fails for anything else. */
export async function soundOrRefused(...texts: string[]): Promise<boolean> {
  const material = materialOf(...texts);
  try {
    const draft = await draftOffline(material);
    expect(draftFaults(draft, material.sources)).toEqual([]);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(TooLittleMaterial);
    expect((error as Error).message.length).toBeGreaterThan(20);
    return false;
  }
}

/** Every sentence of the test stories. */
export const storySentences = (): string[] =>
  testStories().flatMap(({ text }) => text.split(/(?<=[.!?])\s+/));
