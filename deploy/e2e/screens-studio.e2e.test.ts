import { testScreens } from './screens/register.ts';
import { studioArea } from './screens/studio.ts';

testScreens(studioArea);
