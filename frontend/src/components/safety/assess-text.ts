import type { Safety } from '@waymark/contracts/roadmaps/coaching';

/** Loads the lists of signs before they are needed. A failure is silent. */
export const preloadAssessment = (): void => void load().catch(() => {});

const load = () => import('@waymark/safety/assess');

/** Assesses a text on this device. Null without a sign, and if the lists do not load. */
export async function assessText(text: string): Promise<Safety | null> {
  if (text.trim() === '') return null;
  try {
    return (await load()).assessSafety(text);
  } catch {
    return null;
  }
}
