import { Injectable } from '@nestjs/common';
import type { RpcInput } from '@waymark/contracts/rpc';
import { GetSessionRecord, type SessionRecord } from '@waymark/contracts/scheduling/session-record';
import { RpcHandler } from '@waymark/messaging/decorators';
import { sessionNotFound } from '../domain/session.ts';
import { SessionRecordReader } from '../persistence/session-record.reader.ts';

/** What is stored about a session, for a dispute over its payment. */
@Injectable()
export class SessionRecordQuery {
  constructor(private readonly reader: SessionRecordReader) {}

  @RpcHandler(GetSessionRecord)
  async execute({ sessionId }: RpcInput<typeof GetSessionRecord>): Promise<SessionRecord> {
    const record = await this.reader.find(sessionId);
    if (!record) throw sessionNotFound();
    return record;
  }
}
