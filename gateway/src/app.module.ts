import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { FILES_PREFIX } from '@waymark/contracts/community/files';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import { createStorage } from '@waymark/storage/create-storage';
import type { ObjectStorage } from '@waymark/storage/port';
import { createUploads } from '@waymark/storage/resumable/create-uploads';
import { ExportGrants } from './account/export-grants.ts';
import { PersonArchive } from './account/person-archive.ts';
import { AdminRights } from './auth/admin-rights.ts';
import { Deletions } from './auth/deletions.ts';
import { EmailChanges } from './auth/email-changes.ts';
import { EntryLimits } from './auth/entry-limits.ts';
import { FactorChanges } from './auth/factor-changes.ts';
import { KnownDevices } from './auth/known-devices.ts';
import { LoginGuard } from './auth/login.guard.ts';
import { LoginStrategy } from './auth/login.strategy.ts';
import { LoginLimits } from './auth/login-limits.ts';
import { Logins } from './auth/logins.ts';
import { OpenSessions } from './auth/open-sessions.ts';
import { PasswordChanges } from './auth/password-changes.ts';
import { PendingLogins } from './auth/pending-logins.ts';
import { RoleChanges } from './auth/role-changes.ts';
import { SessionGuard } from './auth/session.guard.ts';
import { SessionStrategy } from './auth/session.strategy.ts';
import { SessionProofs } from './auth/session-proofs.ts';
import { SessionStore } from './auth/session-store.ts';
import { SessionSubjects } from './auth/session-subjects.ts';
import { Suspensions } from './auth/suspensions.ts';
import { AvatarFiles } from './avatars/avatar-files.ts';
import { AvatarSweeper } from './avatars/avatar-sweeper.ts';
import { AvatarUploads } from './avatars/avatar-uploads.ts';
import { Avatars } from './avatars/avatars.ts';
import { DemoAvatars } from './avatars/demo-avatars.ts';
import { AvatarEncoder } from './avatars/encoder.ts';
import { ChangeFeed } from './cache/change-feed.ts';
import { PublicEvents } from './cache/public-events.ts';
import { SharedReads } from './cache/shared-reads.ts';
import { controllers } from './controllers.ts';
import type { Env } from './env.ts';
import { FileUploads } from './files/file-uploads.ts';
import { TusProtocol } from './files/tus-protocol.ts';
import { UploadLocks } from './files/upload-locks.ts';
import { UPLOADS } from './files/uploads-token.ts';
import { EndpointCheck } from './http/endpoint-check.ts';
import { ErrorFilter } from './http/error.filter.ts';
import { RateLimits } from './http/rate-limits.ts';
import { connectRedis, REDIS, RedisLife } from './http/redis.ts';
import { ResponseInterceptor } from './http/response.interceptor.ts';
import { InputPipe } from './http/validation.ts';
import { ApplicationWaiter } from './live/application-waiter.ts';
import { LiveStreams } from './live/live-streams.ts';
import { RunReaderGuard } from './live/run-reader.guard.ts';
import { RunSignals } from './live/run-signals.ts';
import { RunStream } from './live/run-stream.ts';
import { RunWaiter } from './live/run-waiter.ts';
import { UserSignals } from './live/user-signals.ts';
import { manifest } from './manifest.ts';
import { PageHeads } from './pages/page-heads.ts';
import { Site } from './pages/site.ts';
import { Sitemap } from './pages/sitemap.ts';
import { Pictures } from './pictures/pictures.ts';
import { RunResponses } from './routes/run-responses.ts';
import { ServicesHealthCheck } from './routes/services-health.ts';
import { FileForms } from './uploads/file-forms.ts';
import { NewAccounts } from './uploads/new-accounts.ts';
import { Quarantine } from './uploads/quarantine.ts';
import { QuarantineSweeper } from './uploads/quarantine-sweeper.ts';
import { RecordingParts } from './uploads/recording-parts.ts';
import { SourceRegistry } from './uploads/source-registry.ts';
import { STORAGE } from './uploads/storage.ts';
import { StorageQuota } from './uploads/storage-quota.ts';
import { Stories } from './uploads/stories.ts';
import { TestUploads } from './uploads/test-uploads.ts';
import { Uploads } from './uploads/uploads.ts';

const http = [
  RedisLife,
  RateLimits,
  SessionGuard,
  ChangeFeed,
  PublicEvents,
  SharedReads,
  EndpointCheck,
  { provide: APP_FILTER, useClass: ErrorFilter },
  { provide: APP_GUARD, useExisting: SessionGuard },
  { provide: APP_PIPE, useClass: InputPipe },
  { provide: APP_INTERCEPTOR, useClass: ResponseInterceptor },
];
const account = [ExportGrants, PersonArchive];
const auth = [
  Deletions,
  AdminRights,
  SessionStore,
  SessionSubjects,
  SessionStrategy,
  LoginStrategy,
  LoginGuard,
  LoginLimits,
  Logins,
  EmailChanges,
  EntryLimits,
  KnownDevices,
  OpenSessions,
  PasswordChanges,
  PendingLogins,
  RoleChanges,
  FactorChanges,
  SessionProofs,
  Suspensions,
];
const live = [
  ApplicationWaiter,
  LiveStreams,
  RunReaderGuard,
  RunResponses,
  RunSignals,
  RunStream,
  RunWaiter,
  UserSignals,
];
const uploads = [
  FileForms,
  FileUploads,
  TusProtocol,
  UploadLocks,
  NewAccounts,
  Quarantine,
  QuarantineSweeper,
  RecordingParts,
  SourceRegistry,
  Stories,
  StorageQuota,
  TestUploads,
  Uploads,
];
const avatars = [AvatarEncoder, AvatarFiles, AvatarSweeper, AvatarUploads, Avatars, DemoAvatars];
const pages = [PageHeads, Pictures, Sitemap];
const responses = [ServicesHealthCheck];

@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest requires a class
export class AppModule {
  static with(env: Env): DynamicModule {
    return {
      module: AppModule,
      imports: [DiscoveryModule, MessagingModule.forProcess(manifest, env)],
      controllers,
      providers: [
        { provide: REDIS, useFactory: () => connectRedis(env.SESSION_REDIS_URL ?? env.REDIS_URL) },
        { provide: STORAGE, useFactory: () => createStorage(env) },
        {
          provide: UPLOADS,
          inject: [STORAGE],
          useFactory: (objects: ObjectStorage) => createUploads(env, objects, FILES_PREFIX),
        },
        { provide: Site, useFactory: () => new Site(env.PUBLIC_URL) },
        ...http,
        ...account,
        ...auth,
        ...live,
        ...uploads,
        ...avatars,
        ...pages,
        ...responses,
      ],
    };
  }
}
