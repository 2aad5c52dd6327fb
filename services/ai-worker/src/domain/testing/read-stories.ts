import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('./stories/', import.meta.url);

/** Id of the one source that most tests draft from. */
export const SOURCE_ID = '01890a5d-ac96-774b-bcce-b302099a8057';

export interface TestStory {
  name: string;
  text: string;
}

/** The test stories, in the order of their names. */
export const testStories = (): TestStory[] =>
  readdirSync(FOLDER)
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, FOLDER), 'utf8') }));

export function testStory(name: string): string {
  return readFileSync(new URL(name, FOLDER), 'utf8');
}

/** The material of a run over these texts. */
export const buildMaterial = (...texts: string[]) => ({
  title: 'A roadmap',
  description: '',
  category: null,
  sources: texts.map((text, i) => ({ id: SOURCE_ID.slice(0, -1) + i, name: `source ${i}`, text })),
});
