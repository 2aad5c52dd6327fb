// covers: frontend/src

import { testInFull } from './screens/register.ts';
import { studioArea } from './screens/studio.ts';

testInFull(studioArea, [360]);
