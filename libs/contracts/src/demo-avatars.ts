import { demoPeople } from './demo.ts';

/** Pictures of the demo's people by user id: ids of drawings by the gateway. The others have their mark. */
export const demoAvatars: ReadonlyMap<number, string> = new Map([
  [demoPeople.mentor.id, 'd0000000000000000000000000010002'],
  [demoPeople.amara.id, 'd0000000000000000000000000010004'],
  [demoPeople.ines.id, 'd0000000000000000000000000010006'],
  [demoPeople.kofi.id, 'd0000000000000000000000000010007'],
  [demoPeople.jonas.id, 'd0000000000000000000000000010009'],
]);
