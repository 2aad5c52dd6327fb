import { wallRange } from '../../lib/wall-time.ts';

const HALF_HOURS = Array.from(
  { length: 49 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);
export const START_TIMES = HALF_HOURS.slice(0, -1);
export const END_TIMES = HALF_HOURS.slice(1);

interface Hours {
  startTime: string;
  endTime: string;
}
export const hoursText = ({ startTime, endTime }: Hours): string => wallRange(startTime, endTime);
