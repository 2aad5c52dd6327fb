import { bookingArea } from './screens/booking.ts';
import { learnerArea } from './screens/learner.ts';
import { publicArea } from './screens/public.ts';
import type { Area } from './screens/screen.ts';
import { studioArea } from './screens/studio.ts';

/** Every screen whose accessibility is checked, here and nowhere else. */
export const areas: Area[] = [publicArea, learnerArea, studioArea, bookingArea];
