import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import type { CoachEngine, Coached } from '../../app/engine.ts';
import { coachOffline } from '../../domain/offline/coaching/coach-offline.ts';

/** The coach that needs no model. It takes milliseconds, so it needs no process of its own. */
export class OfflineCoach implements CoachEngine {
  readonly name = 'offline';

  async coach(material: CoachingMaterial): Promise<Coached> {
    return { coaching: coachOffline(material), crisis: null, crisisKind: null, usage: null };
  }
}
