import { publicArea } from './screens/public.ts';
import { testScreens } from './screens/register.ts';

testScreens(publicArea);
