// covers: frontend/src
import { hubArea } from './screens/hub.ts';
import { testInFull } from './screens/register.ts';

testInFull(hubArea);
