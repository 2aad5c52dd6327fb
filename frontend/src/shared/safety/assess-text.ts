import type { Safety } from '@waymark/contracts/roadmaps/coaching';

const load = () => import('@waymark/safety/assess');

let isPrepared = false;

/** Prepares the tables of signs when the writer enters a field, since the first use takes long. Never throws. */
export function prepareAssessment(): void {
  if (isPrepared) return;
  isPrepared = true;
  void assessText('.');
}

/** Assesses a text on this device. Null without a sign, and if the tables do not load. */
export async function assessText(text: string): Promise<Safety | null> {
  if (text.trim() === '') return null;
  try {
    return (await load()).assessSafety(text);
  } catch {
    return null;
  }
}
