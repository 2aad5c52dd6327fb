import { endpointModules } from '@waymark/contracts/all-endpoints';
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
import { forwardController } from './http/forward.ts';
import { LiveController } from './live/live.controller.ts';
import { AdminPaymentsController } from './routes/admin-payments.controller.ts';
import { AdminRunsController } from './routes/admin-runs.controller.ts';
import { AdminSessionsController } from './routes/admin-sessions.controller.ts';
import { ApplicationsController } from './routes/applications.controller.ts';
import { ArtifactsController } from './routes/artifacts.controller.ts';
import { CalendarFilesController } from './routes/calendar-files.controller.ts';
import { CoachingController } from './routes/coaching.controller.ts';
import { ConfigController } from './routes/config.controller.ts';
import { EarningsController } from './routes/earnings.controller.ts';
import { GhostwriterController } from './routes/ghostwriter.controller.ts';
import { HealthController } from './routes/health.controller.ts';
import { MailSubscriptionController } from './routes/mail-subscription.controller.ts';
import { MediaController } from './routes/media.controller.ts';
import { OperatorController } from './routes/operator.controller.ts';
import { PaymentsController } from './routes/payments.controller.ts';
import { RecordingsController } from './routes/recordings.controller.ts';
import { ReportsController } from './routes/reports.controller.ts';
import { RunsController } from './routes/runs.controller.ts';
import { SourcesController } from './routes/sources.controller.ts';
import { SystemController } from './routes/system.controller.ts';
import { TestUploadsController } from './routes/test-uploads.controller.ts';
import { WaitingController } from './routes/waiting.controller.ts';

const forwards = Object.entries(endpointModules).map(([name, module]) => forwardController(name, module));

/** Every route of the gateway. */
export const controllers = [
  ApplicationsController,
  ArtifactsController,
  AccountController,
  AddressesController,
  AuthController,
  AvatarsController,
  CalendarFilesController,
  CoachingController,
  EarningsController,
  GhostwriterController,
  ConfigController,
  FilesController,
  HealthController,
  LiveController,
  MailSubscriptionController,
  LoginSessionsController,
  MediaController,
  OperatorController,
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
  AdminPaymentsController,
  WaitingController,
  AdminRunsController,
  AdminSessionsController,
  ...forwards,
];
