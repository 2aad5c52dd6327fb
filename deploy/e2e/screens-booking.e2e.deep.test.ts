// covers: frontend/src
// guarantees: No axe violations; no horizontal overflow
import { bookingArea } from './screens/booking.ts';
import { testInFull } from './screens/register.ts';

testInFull(bookingArea);
