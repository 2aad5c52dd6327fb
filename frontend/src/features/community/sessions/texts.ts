import type { PeerCategory, PeerPeriod, SkillLevel } from '@waymark/contracts/community/peer-options';
import type { PeerSession } from '@waymark/contracts/community/peer-sessions';
import { plural } from '#lib/format.ts';

export const peerCategoryLabels: Record<PeerCategory, string> = {
  'skills-development': 'Skills development',
  community: 'Community',
  'best-practices': 'Best practices',
  'support-circle': 'Support circle',
};

export const levelLabels: Record<SkillLevel, string> = {
  all: 'All levels',
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

export const periodLabels: Record<PeerPeriod, string> = { coming: 'Coming up', past: 'Past', all: 'All' };

/** “3 of 8 places taken”, “Full, 2 waiting”; after the start, who was there. */
export function placesText({ currentParticipants, maxParticipants, waiting, status }: PeerSession): string {
  if (status === 'past' || status === 'cancelled') return plural(currentParticipants, 'participant');
  if (currentParticipants < maxParticipants)
    return `${currentParticipants} of ${maxParticipants} places taken`;
  return waiting > 0 ? `Full, ${waiting} waiting` : `Full, ${plural(maxParticipants, 'place')}`;
}

export const isFull = ({ currentParticipants, maxParticipants }: PeerSession): boolean =>
  currentParticipants >= maxParticipants;

/** Whether the host uploaded one; it may still be processed. */
export const hasRecording = ({ recordingStatus }: PeerSession): boolean =>
  recordingStatus === 'ready' || recordingStatus === 'processing';

/** “1 hour 30 minutes” */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && plural(hours, 'hour'), rest > 0 && plural(rest, 'minute')].filter(Boolean).join(' ');
}
