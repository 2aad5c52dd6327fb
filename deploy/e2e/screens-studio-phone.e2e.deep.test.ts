// covers: frontend/src
// guarantees: No axe violations; no horizontal overflow

import { testInFull } from './screens/register.ts';
import { studioArea } from './screens/studio.ts';

testInFull(studioArea, [360]);
