import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type {
  AdminApplication,
  ApplicationCounts,
  ListApplicationsQuery,
  MentorApplication,
} from '@waymark/contracts/identity/applications';
import * as rpc from '@waymark/contracts/identity/applications.endpoints';
import { RpcHandler } from '@waymark/messaging/decorators';
import type { Page } from '../../shared/persistence/id-cursor.ts';
import { ApplicationsReader } from '../persistence/applications.reader.ts';

@Injectable()
export class ApplicationQueries {
  constructor(private readonly applications: ApplicationsReader) {}

  @RpcHandler(rpc.GetMyApplication)
  async own(_input: object, { userId }: Caller): Promise<{ application: MentorApplication | null }> {
    return { application: await this.applications.latestOf(userId) };
  }

  @RpcHandler(rpc.ListApplications)
  list(query: ListApplicationsQuery, { userId }: Caller): Promise<Page<AdminApplication>> {
    return this.applications.page(query, userId);
  }

  @RpcHandler(rpc.GetApplicationCounts)
  counts(): Promise<ApplicationCounts> {
    return this.applications.counts();
  }
}
