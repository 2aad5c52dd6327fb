import { demoPeople } from './people.ts';

/** Portraits of the demo's mentors by user id: ids of drawings by the gateway. The other people have their mark. */
export const demoAvatars: ReadonlyMap<number, string> = new Map([
  [demoPeople.mentor.id, 'd0000000000000000000000000020002'],
  [demoPeople.amara.id, 'd0000000000000000000000000020004'],
  [demoPeople.tomas.id, 'd0000000000000000000000000020005'],
  [demoPeople.ines.id, 'd0000000000000000000000000020006'],
  [demoPeople.kofi.id, 'd0000000000000000000000000020007'],
  [demoPeople.mei.id, 'd0000000000000000000000000020008'],
  [demoPeople.jonas.id, 'd0000000000000000000000000020009'],
]);

/** Of earlier demos: landscapes, which the portraits replace. */
export const formerDemoAvatars: readonly string[] = [
  'd0000000000000000000000000010002',
  'd0000000000000000000000000010004',
  'd0000000000000000000000000010006',
  'd0000000000000000000000000010007',
  'd0000000000000000000000000010009',
];
