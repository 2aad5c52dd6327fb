import { z } from 'zod';
import { mentorRoles } from '../caller.ts';
import { endpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { CommunityStats, ListMembersQuery, Member, OwnCard, SaveCardBody } from './network.ts';

/** Who takes part in the community. */
export const memberRoles = mentorRoles;

/** Mentors, and admins with a card. Those with a card first, by name. */
export const ListMembers = endpoint('GET /api/mentor-network', {
  subject: 'community.members',
  roles: memberRoles,
  summary: 'Members of the mentor network; an address only if its member made it public',
  input: ListMembersQuery,
  output: pageOf(Member),
});
/** Empty with revision 0 before it is saved. */
export const GetOwnCard = endpoint('GET /api/mentor-network/me', {
  subject: 'community.own-card',
  roles: memberRoles,
  summary: "The caller's card in the network",
  input: z.object({}),
  output: OwnCard,
});
/** Error: STALE. */
export const SaveOwnCard = endpoint('PUT /api/mentor-network/me', {
  subject: 'community.save-card',
  roles: memberRoles,
  summary: "Saves the caller's card",
  input: SaveCardBody,
  output: OwnCard,
});
export const GetCommunityStats = endpoint('GET /api/community-stats', {
  subject: 'community.stats',
  roles: memberRoles,
  summary: 'Counts of members, open requests and requests that were helped',
  input: z.object({}),
  output: CommunityStats,
});
/**
 * Help that members offer, most frequent first; at most 60. Help that members offer, most frequent first:
 * suggestions for the skills of a request.
 */
export const ListSkills = endpoint('GET /api/mentor-network/skills', {
  subject: 'community.skills',
  roles: memberRoles,
  summary: 'Help that members offer, most frequent first',
  input: z.object({}),
  output: z.array(z.string()),
});
