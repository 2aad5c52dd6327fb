import { route } from '../route.ts';
import type { CommunityStats, Member, OwnCard, SaveCardBody } from './network.ts';
import type { MemberCategory } from './options.ts';

export const listMembers = route<{
  query: {
    q?: string;
    category?: MemberCategory;
    available?: 'true' | 'false';
    limit?: number;
    cursor?: string;
  };
  response: Member[];
}>('GET', '/api/mentor-network');
export const getOwnCard = route<{ response: OwnCard }>('GET', '/api/mentor-network/me');
export const saveOwnCard = route<{ body: SaveCardBody; response: OwnCard }>('PUT', '/api/mentor-network/me');
export const getCommunityStats = route<{ response: CommunityStats }>('GET', '/api/community-stats');
/** Help that members offer, most frequent first: suggestions for the skills of a request. */
export const listSkills = route<{ response: string[] }>('GET', '/api/mentor-network/skills');
