import { bookingArea } from './screens/booking.ts';
import { testScreens } from './screens/register.ts';

testScreens(bookingArea);
