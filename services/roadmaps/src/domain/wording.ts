import type { Wording } from '@waymark/contracts/ai/wording';
import { cleanText } from './clean-draft.ts';

export const NO_WORDING = 'Unable to word this step right now.';

/** Sanitises a wording of an engine as the mentor's own text is sanitised. Null when the title is empty. */
export function cleanWording({ title, description }: Wording): Wording | null {
  const clean = { title: cleanText(title.replace(/\s+/g, ' ')), description: cleanText(description) };
  return clean.title === '' ? null : clean;
}
