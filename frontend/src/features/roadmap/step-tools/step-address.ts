import type { Roadmap, Step } from '@waymark/contracts/roadmaps/http';
import { stepLink } from '#lib/step-link.ts';
import { share } from '#shared/share/share.ts';

export const shareStep = (roadmap: Roadmap, step: Step): Promise<void> =>
  share({
    title: step.title,
    text: `“${step.title}”, a step of “${roadmap.title}” on Waymark:`,
    url: `${location.origin}${stepLink(roadmap.id, step.id)}`,
  });

/** The page to book a session about a step. */
export const stepBookingPath = (roadmap: Roadmap, step: Step): string => {
  const query = new URLSearchParams({
    mentor: String(roadmap.mentorId),
    about: roadmap.id,
    step: step.id,
  });
  return `/scheduling?${query}`;
};
