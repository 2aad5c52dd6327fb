import { communityArea } from './screens/community.ts';
import { testScreens } from './screens/register.ts';

testScreens(communityArea);
