// covers: frontend/src
import { bookingArea } from './screens/booking.ts';
import { testInFull } from './screens/register.ts';

testInFull(bookingArea);
