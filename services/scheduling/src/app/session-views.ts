import { Inject, Injectable } from '@nestjs/common';
import type { Party, Session } from '@waymark/contracts/scheduling/sessions';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import { canMeet } from '../domain/policy.ts';
import type { SessionState } from '../domain/session-state.ts';
import { meetingLinkOf, type SessionDetails, viewOf } from '../domain/session-view.ts';
import type { SchedulingEnv } from '../env.ts';

@Injectable()
export class SessionViews {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: SchedulingEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  view(details: SessionDetails, role: Party): Session {
    return viewOf(details, role, this.openLinkOf(details.state), this.clock.now());
  }

  /** The meeting link, or null when there is no meeting any more. */
  openLinkOf(state: SessionState): string | null {
    return canMeet(state, this.clock.now()) ? meetingLinkOf(state, this.env.MEETING_LINK_TEMPLATE) : null;
  }
}
