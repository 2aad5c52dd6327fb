import { isDeepStrictEqual } from 'node:util';
import { afterEach } from '@jest/globals';
import { allRoutes } from '@waymark/contracts/all-routes';
import * as fileRoutes from '@waymark/contracts/community/file-routes';
import { FileUpload, StoredFile } from '@waymark/contracts/community/files';
import * as files from '@waymark/contracts/community/rpc-files';
import * as growth from '@waymark/contracts/community/rpc-growth';
import * as materials from '@waymark/contracts/community/rpc-materials';
import * as moderation from '@waymark/contracts/community/rpc-moderation';
import * as network from '@waymark/contracts/community/rpc-network';
import * as peer from '@waymark/contracts/community/rpc-peer';
import * as support from '@waymark/contracts/community/rpc-support';
import { ErrorBody } from '@waymark/contracts/errors';
import { AccountDeletion, DeletionScheduled, ExportTicket } from '@waymark/contracts/identity/account';
import * as accountRoutes from '@waymark/contracts/identity/account-routes';
import * as addressRoutes from '@waymark/contracts/identity/address-routes';
import * as applicationRoutes from '@waymark/contracts/identity/application-routes';
import { ApplyMentorResponse, MentorApplication } from '@waymark/contracts/identity/applications';
import * as avatarRoutes from '@waymark/contracts/identity/avatar-routes';
import { AvatarChange, AvatarUpload } from '@waymark/contracts/identity/avatars';
import { PublicConfig, User } from '@waymark/contracts/identity/http';
import * as sessionRoutes from '@waymark/contracts/identity/login-session-routes';
import { LoginSessions } from '@waymark/contracts/identity/login-sessions';
import * as passwordRoutes from '@waymark/contracts/identity/password-routes';
import * as reportRoutes from '@waymark/contracts/identity/report-routes';
import * as userRoutes from '@waymark/contracts/identity/routes';
import * as users from '@waymark/contracts/identity/rpc';
import * as addresses from '@waymark/contracts/identity/rpc-addresses';
import * as adminUsers from '@waymark/contracts/identity/rpc-admin-users';
import * as applications from '@waymark/contracts/identity/rpc-applications';
import * as audit from '@waymark/contracts/identity/rpc-audit';
import * as evaluations from '@waymark/contracts/identity/rpc-evaluations';
import * as mentors from '@waymark/contracts/identity/rpc-mentors';
import * as notificationPreferences from '@waymark/contracts/identity/rpc-notification-preferences';
import * as notices from '@waymark/contracts/identity/rpc-notifications';
import * as passwords from '@waymark/contracts/identity/rpc-passwords';
import * as reports from '@waymark/contracts/identity/rpc-reports';
import * as secondFactor from '@waymark/contracts/identity/rpc-second-factor';
import { LoginResult, PasskeyRequest, SecondFactor } from '@waymark/contracts/identity/second-factor';
import * as secondFactorRoutes from '@waymark/contracts/identity/second-factor-routes';
import { PaymentIntent, PaymentOutcome, SandboxIntent } from '@waymark/contracts/payments/http';
import * as paymentRoutes from '@waymark/contracts/payments/routes';
import * as payments from '@waymark/contracts/payments/rpc';
import * as adminRunRoutes from '@waymark/contracts/roadmaps/admin-run-routes';
import { AdminRun } from '@waymark/contracts/roadmaps/admin-runs';
import { AiCoachingResponse } from '@waymark/contracts/roadmaps/coaching';
import { GhostwriteResponse } from '@waymark/contracts/roadmaps/ghostwriter';
import * as ghostwriterRoutes from '@waymark/contracts/roadmaps/ghostwriter-routes';
import { ResetProgress } from '@waymark/contracts/roadmaps/learning';
import * as learningRoutes from '@waymark/contracts/roadmaps/learning-routes';
import * as recordingRoutes from '@waymark/contracts/roadmaps/recording-routes';
import { Recording } from '@waymark/contracts/roadmaps/recordings';
import * as roadmapRoutes from '@waymark/contracts/roadmaps/routes';
import * as roadmaps from '@waymark/contracts/roadmaps/rpc';
import * as roadmapAdmin from '@waymark/contracts/roadmaps/rpc-admin';
import * as adminRuns from '@waymark/contracts/roadmaps/rpc-admin-runs';
import * as artifacts from '@waymark/contracts/roadmaps/rpc-artifacts';
import * as clips from '@waymark/contracts/roadmaps/rpc-clips';
import * as endings from '@waymark/contracts/roadmaps/rpc-endings';
import * as home from '@waymark/contracts/roadmaps/rpc-home';
import * as insight from '@waymark/contracts/roadmaps/rpc-insight';
import * as interview from '@waymark/contracts/roadmaps/rpc-interview';
import * as learning from '@waymark/contracts/roadmaps/rpc-learning';
import * as names from '@waymark/contracts/roadmaps/rpc-names';
import * as ownSteps from '@waymark/contracts/roadmaps/rpc-own-steps';
import * as pathRequests from '@waymark/contracts/roadmaps/rpc-path-requests';
import * as permissions from '@waymark/contracts/roadmaps/rpc-permissions';
import * as recordings from '@waymark/contracts/roadmaps/rpc-recordings';
import * as review from '@waymark/contracts/roadmaps/rpc-review';
import * as runs from '@waymark/contracts/roadmaps/rpc-runs';
import * as timeline from '@waymark/contracts/roadmaps/rpc-timeline';
import * as userStories from '@waymark/contracts/roadmaps/rpc-user-stories';
import * as versions from '@waymark/contracts/roadmaps/rpc-versions';
import { AiRun, GenerateRoadmapResponse } from '@waymark/contracts/roadmaps/runs';
import { Source, SourceText } from '@waymark/contracts/roadmaps/sources';
import type { Route, RouteShape } from '@waymark/contracts/route';
import type { AnyRpc } from '@waymark/contracts/rpc';
import * as scheduling from '@waymark/contracts/scheduling/rpc';
import * as noShows from '@waymark/contracts/scheduling/rpc-no-shows';
import { Success } from '@waymark/contracts/success';
import { ProcessState } from '@waymark/contracts/system';
import * as systemRoutes from '@waymark/contracts/system-routes';
import { z } from 'zod';

const responds = <S extends RouteShape>(route: Route<S>, schema: z.ZodType<S['response']>) =>
  [route, schema] as const;

/** Responses that are not the output of the RPC with the route's name. */
const others = new Map<Route, z.ZodType>([
  responds(userRoutes.getConfig, PublicConfig),
  responds(userRoutes.login, LoginResult),
  responds(userRoutes.register, User),
  responds(roadmapRoutes.generateRoadmap, AiRun.or(GenerateRoadmapResponse)),
  responds(roadmapRoutes.addTranscript, Source),
  responds(secondFactorRoutes.loginWithCode, User),
  responds(secondFactorRoutes.loginWithPasskey, User),
  responds(secondFactorRoutes.proveByCode, Success),
  responds(secondFactorRoutes.proveByPasskey, Success),
  responds(secondFactorRoutes.startPasskeyProof, PasskeyRequest),
  responds(secondFactorRoutes.getSecondFactor, SecondFactor),
  responds(reportRoutes.report, Success),
  responds(systemRoutes.getSystem, z.array(ProcessState)),
  responds(adminRunRoutes.listAdminRuns, z.array(AdminRun)),
  responds(systemRoutes.retryFailure, Success),
  responds(applicationRoutes.applyMentor, ApplyMentorResponse),
  responds(applicationRoutes.getMentorApplication, MentorApplication.nullable()),
  responds(accountRoutes.startExport, ExportTicket),
  responds(accountRoutes.getAccountDeletion, AccountDeletion),
  responds(accountRoutes.deleteAccount, DeletionScheduled),
  responds(accountRoutes.keepAccount, User),
  responds(addressRoutes.undoEmailChange, Success),
  responds(sessionRoutes.listLoginSessions, LoginSessions),
  responds(sessionRoutes.endLoginSession, Success),
  responds(sessionRoutes.endOtherLoginSessions, Success),
  responds(avatarRoutes.getAvatarUploadUrl, AvatarUpload),
  responds(avatarRoutes.uploadAvatar, Success),
  responds(avatarRoutes.setAvatar, AvatarChange),
  responds(avatarRoutes.removeAvatar, AvatarChange),
  responds(fileRoutes.openUpload, FileUpload),
  responds(fileRoutes.listUploads, z.array(FileUpload)),
  responds(fileRoutes.completeUpload, StoredFile),
  responds(fileRoutes.putFrame, Success),
  responds(passwordRoutes.resetPasswordDirect, Success),
  responds(passwordRoutes.resetPassword, Success),
  responds(ghostwriterRoutes.ghostwrite, z.union([AiRun, GhostwriteResponse])),
  responds(learningRoutes.aiCoaching, z.union([AiRun, AiCoachingResponse])),
  responds(roadmapRoutes.getSourceText, SourceText),
  responds(recordingRoutes.putRecordingPart, Recording),
  responds(recordingRoutes.finishRecording, Source),
  responds(recordingRoutes.setRecordingText, Source),
  responds(recordingRoutes.chooseTake, Source),
  responds(roadmapRoutes.latestRun, AiRun.nullable()),
  responds(learningRoutes.resetProgress, ResetProgress),
  responds(paymentRoutes.createPaymentIntent, PaymentIntent),
  responds(paymentRoutes.payForSession, PaymentIntent),
  responds(paymentRoutes.resumePayment, PaymentIntent),
  responds(paymentRoutes.confirmPayment, PaymentOutcome),
  responds(paymentRoutes.sandboxIntent, SandboxIntent),
]);

const rpcs: Record<string, Partial<AnyRpc>> = Object.assign(
  {},
  ...[
    users,
    applications,
    addresses,
    adminUsers,
    audit,
    evaluations,
    reports,
    roadmapAdmin,
    adminRuns,
    mentors,
    notices,
    notificationPreferences,
    passwords,
    secondFactor,
    roadmaps,
    artifacts,
    endings,
    home,
    insight,
    learning,
    names,
    ownSteps,
    permissions,
    recordings,
    clips,
    review,
    runs,
    interview,
    timeline,
    userStories,
    versions,
    pathRequests,
    scheduling,
    noShows,
    payments,
    files,
    network,
    materials,
    peer,
    growth,
    moderation,
    support,
  ],
);

/** `getRoadmap` responds with the output of `GetRoadmap`, of a page with its items. */
function responseOf(name: string, route: Route): z.ZodType | undefined {
  const output = rpcs[name[0]!.toUpperCase() + name.slice(1)]?.output;
  const { items, nextCursor } = output instanceof z.ZodObject ? output.shape : {};
  return others.get(route) ?? (nextCursor ? items : output);
}

const contracts = Object.entries(allRoutes)
  .map(([name, route]) => ({
    method: route.method,
    schema: responseOf(name, route),
    params: route.path.split('{').length - 1,
    pattern: new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  // `/api/mentor/calendar` before `/api/mentor/{userId}`.
  .toSorted((a, b) => a.params - b.params);

const faults: string[] = [];

/** Wraps a fake network. A response that the contract of its route does not allow fails the test at its end. */
export const checkedFetch = (network: (url: string, init: RequestInit) => Promise<Response>): typeof fetch =>
  (async (input: string, init: RequestInit = {}) => {
    const response = await network(input, init);
    const { pathname } = new URL(input, 'http://test');
    if (pathname.endsWith('/events')) return response;
    const text = await response.text();
    const fault = faultOf(init.method ?? 'GET', pathname, response.status, text);
    if (fault) faults.push(`${init.method ?? 'GET'} ${input}: ${fault}`);
    return { ok: response.ok, status: response.status, headers: response.headers, text: async () => text };
  }) as typeof fetch;

/** A JSON response of a fake network; an error needs its code and message only. */
export async function respond(status: number, body: unknown): Promise<Response> {
  const whole = status < 400 ? body : errorBody(status, body as Pick<ErrorBody, 'code' | 'message'>);
  return {
    ok: status < 400,
    status,
    headers: new Headers(),
    text: async () => JSON.stringify(whole),
  } as Response;
}

export const errorBody = (
  statusCode: number,
  given: Pick<ErrorBody, 'code' | 'message'> & Partial<ErrorBody>,
): ErrorBody => ({ statusCode, error: given.message, requestId: 'r-1', ...given });

afterEach(() => {
  const found = new Set(faults.splice(0));
  if (found.size > 0) throw new Error(`responses that the API cannot send:\n${[...found].join('\n')}`);
});

function faultOf(method: string, path: string, status: number, text: string): string | null {
  const contract = contracts.find((one) => one.method === method && one.pattern.test(path));
  if (!contract?.schema) return 'no contract for the response of this route';
  const body: unknown = JSON.parse(text);
  const parsed = (status < 400 ? contract.schema : ErrorBody).safeParse(body);
  if (!parsed.success) return z.prettifyError(parsed.error);
  const sent: unknown = JSON.parse(JSON.stringify(parsed.data));
  return isDeepStrictEqual(sent, body) ? null : `has fields beside ${JSON.stringify(sent)}`;
}
