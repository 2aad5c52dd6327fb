import { route } from '../route.ts';
import type { Home, MentorWaiting } from './home.ts';

export const getHome = route<{ query: { timeZone?: string }; response: Home }>('GET', '/api/home');
export const getMentorWaiting = route<{ response: MentorWaiting }>('GET', '/api/mentor/waiting');
