import { Inject, Injectable } from '@nestjs/common';
import type { PeerSessionBody } from '@waymark/contracts/community/peer-sessions';
import { meetingLink, newMeetingCode } from '@waymark/platform/meeting-link';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { CommunityEnv } from '../../env.ts';

@Injectable()
export class MeetingRooms {
  constructor(@Inject(SERVICE_ENV) private readonly env: CommunityEnv) {}

  /** The host's link, else the one the session has, else a new room. */
  linkOf({ joinLink }: Pick<PeerSessionBody, 'joinLink'>, current = ''): string {
    return joinLink || current || meetingLink(this.env.MEETING_LINK_TEMPLATE, newMeetingCode());
  }
}
