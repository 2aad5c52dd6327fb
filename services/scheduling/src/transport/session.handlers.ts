import { Controller } from '@nestjs/common';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { RpcHandler } from '@waymark/messaging/decorators';
import { requireCaller } from '@waymark/platform/context';
import { CancelSession } from '../app/cancel-session.ts';
import { MarkNoShow } from '../app/mark-no-show.ts';
import { RescheduleSession } from '../app/reschedule-session.ts';
import { SetSessionNotes } from '../app/set-session-notes.ts';
import { roleOf } from '../domain/session-view.ts';
import { SessionVoice } from '../persistence/session-voice.ts';
import { SessionsReader } from '../persistence/sessions.reader.ts';

/** Sessions as their two people see and change them. */
@Controller()
export class SessionHandlers {
  constructor(
    private readonly reader: SessionsReader,
    private readonly voice: SessionVoice,
    private readonly cancelSession: CancelSession,
    private readonly reschedule: RescheduleSession,
    private readonly markNoShow: MarkNoShow,
    private readonly setNotes: SetSessionNotes,
  ) {}

  @RpcHandler(rpc.ListSessions)
  async list(query: RpcInput<typeof rpc.ListSessions>): Promise<RpcOutput<typeof rpc.ListSessions>> {
    return this.reader.list(requireCaller().userId, query);
  }

  @RpcHandler(rpc.ListUpcoming)
  async upcoming(query: RpcInput<typeof rpc.ListUpcoming>): Promise<RpcOutput<typeof rpc.ListUpcoming>> {
    return this.reader.upcoming(requireCaller().userId, query);
  }

  @RpcHandler(rpc.GetSession)
  async get({ id }: RpcInput<typeof rpc.GetSession>): Promise<Session> {
    const { userId } = requireCaller();
    const seen = await this.reader.find(userId, id);
    return this.voice.view(seen, roleOf(seen.state, userId));
  }

  @RpcHandler(rpc.CancelSession)
  async cancel({ id }: RpcInput<typeof rpc.CancelSession>): Promise<Session> {
    return this.cancelSession.execute(requireCaller().userId, id);
  }

  @RpcHandler(rpc.RescheduleSession)
  async move({ id, sessionDate }: RpcInput<typeof rpc.RescheduleSession>): Promise<Session> {
    return this.reschedule.execute(requireCaller().userId, id, new Date(sessionDate));
  }

  @RpcHandler(rpc.MarkNoShow)
  async noShow({ id }: RpcInput<typeof rpc.MarkNoShow>): Promise<Session> {
    return this.markNoShow.execute(requireCaller().userId, id);
  }

  @RpcHandler(rpc.SetSessionNotes)
  async notes({ id, notes }: RpcInput<typeof rpc.SetSessionNotes>): Promise<Session> {
    return this.setNotes.execute(requireCaller().userId, id, notes);
  }
}
