import { peopleArea } from './screens/people.ts';
import { testScreens } from './screens/register.ts';

testScreens(peopleArea);
