import { hubArea } from './screens/hub.ts';
import { testScreens } from './screens/register.ts';

testScreens(hubArea);
