import { configure } from '@testing-library/react';

// What never comes is still missed; what comes late on a busy machine is not.
if (typeof window !== 'undefined') configure({ asyncUtilTimeout: 15_000 });
