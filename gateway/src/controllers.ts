import { AccountController } from './account/account.controller.ts';
import { AddressesController } from './auth/addresses.controller.ts';
import { AuthController } from './auth/auth.controller.ts';
import { FactorProofController } from './auth/factor-proof.controller.ts';
import { LoginSessionsController } from './auth/login-sessions.controller.ts';
import { PasswordsController } from './auth/passwords.controller.ts';
import { SecondFactorController } from './auth/second-factor.controller.ts';
import { SecondLoginController } from './auth/second-login.controller.ts';
import { SuspensionsController } from './auth/suspensions.controller.ts';
import { AvatarsController } from './avatars/avatars.controller.ts';
import { FilesController } from './files/files.controller.ts';
import { FilesRoutes } from './files/files.routes.ts';
import { LiveController } from './live/live.controller.ts';
import { AdminRoutes } from './routes/admin.routes.ts';
import { AdminRunsController } from './routes/admin-runs.controller.ts';
import { ApplicationsController } from './routes/applications.controller.ts';
import { ApplicationsRoutes } from './routes/applications.routes.ts';
import { ArtifactsController } from './routes/artifacts.controller.ts';
import { CalendarFilesController } from './routes/calendar-files.controller.ts';
import { CoachingController } from './routes/coaching.controller.ts';
import { CommunityRoutes } from './routes/community.routes.ts';
import { ConfigController } from './routes/config.controller.ts';
import { GhostwriterController } from './routes/ghostwriter.controller.ts';
import { HealthController } from './routes/health.controller.ts';
import { IdentityRoutes } from './routes/identity.routes.ts';
import { LearningRoutes } from './routes/learning.routes.ts';
import { MailSubscriptionController } from './routes/mail-subscription.controller.ts';
import { MaterialsRoutes } from './routes/materials.routes.ts';
import { MediaController } from './routes/media.controller.ts';
import { NamesRoutes } from './routes/names.routes.ts';
import { NoShowsRoutes } from './routes/no-shows.routes.ts';
import { ownRoutes } from './routes/own-routes.ts';
import { PaymentsController } from './routes/payments.controller.ts';
import { PaymentsRoutes } from './routes/payments.routes.ts';
import { PermissionsRoutes } from './routes/permissions.routes.ts';
import { RecordingsController } from './routes/recordings.controller.ts';
import { RecordingsRoutes } from './routes/recordings.routes.ts';
import { ReportsController } from './routes/reports.controller.ts';
import { RoadmapsRoutes } from './routes/roadmaps.routes.ts';
import { RunsController } from './routes/runs.controller.ts';
import { SchedulingRoutes } from './routes/scheduling.routes.ts';
import { SourcesController } from './routes/sources.controller.ts';
import { SystemController } from './routes/system.controller.ts';
import { TestUploadsController } from './routes/test-uploads.controller.ts';
import { UserStoriesRoutes } from './routes/user-stories.routes.ts';
import { WrittenRoutes } from './routes/written.routes.ts';

/** Every route of the gateway. */
export const controllers = [
  ApplicationsController,
  ApplicationsRoutes,
  ArtifactsController,
  AccountController,
  AddressesController,
  AuthController,
  AvatarsController,
  CalendarFilesController,
  CoachingController,
  GhostwriterController,
  ConfigController,
  FilesController,
  FilesRoutes,
  HealthController,
  LiveController,
  MailSubscriptionController,
  LoginSessionsController,
  MediaController,
  PasswordsController,
  PaymentsController,
  RecordingsController,
  ReportsController,
  RunsController,
  SecondFactorController,
  FactorProofController,
  SecondLoginController,
  SourcesController,
  SuspensionsController,
  SystemController,
  TestUploadsController,
  AdminRoutes,
  AdminRunsController,
  CommunityRoutes,
  MaterialsRoutes,
  IdentityRoutes,
  LearningRoutes,
  ...ownRoutes,
  PaymentsRoutes,
  NamesRoutes,
  NoShowsRoutes,
  PermissionsRoutes,
  RecordingsRoutes,
  RoadmapsRoutes,
  WrittenRoutes,
  SchedulingRoutes,
  UserStoriesRoutes,
];
