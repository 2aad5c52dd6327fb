import { deviceStorage } from '../../lib/device-storage.ts';

/** Whether a step was completed on this device without an account. Keep in step with public/early.js. */
export const hasGuestTicks = (): boolean =>
  deviceStorage
    .keys('roadmap_progress_')
    .some((key) => /"completedSteps":[1-9]/.test(deviceStorage.get(key) ?? ''));
