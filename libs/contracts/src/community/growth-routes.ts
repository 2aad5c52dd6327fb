import { route } from '../route.ts';
import type { Growth } from './growth.ts';

export const getGrowth = route<{ response: Growth }>('GET', '/api/community-growth');
