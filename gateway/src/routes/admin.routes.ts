import * as moderationRoutes from '@waymark/contracts/community/moderation-routes';
import * as moderation from '@waymark/contracts/community/rpc-moderation';
import * as userRoutes from '@waymark/contracts/identity/admin-user-routes';
import * as auditRoutes from '@waymark/contracts/identity/audit-routes';
import * as reportRoutes from '@waymark/contracts/identity/report-routes';
import * as users from '@waymark/contracts/identity/rpc-admin-users';
import * as audit from '@waymark/contracts/identity/rpc-audit';
import * as evaluations from '@waymark/contracts/identity/rpc-evaluations';
import * as reports from '@waymark/contracts/identity/rpc-reports';
import * as roadmapRoutes from '@waymark/contracts/roadmaps/admin-routes';
import * as runRoutes from '@waymark/contracts/roadmaps/admin-run-routes';
import * as roadmaps from '@waymark/contracts/roadmaps/rpc-admin';
import * as runs from '@waymark/contracts/roadmaps/rpc-admin-runs';
import { forward, forwardController } from '../http/forward.ts';

const ofUser = { params: { id: 'userId' } } as const;

/** Of all services; what needs more than one RPC has controllers of its own. */
export const AdminRoutes = forwardController('Admin', {
  users: forward(userRoutes.listUsers, users.ListUsers, {
    summary: 'Users by words of user name or e-mail, role and suspension, newest first; for admins',
  }),
  user: forward(userRoutes.getAdminUser, users.GetAdminUser, { ...ofUser, summary: 'One user; for admins' }),
  changeRole: forward(userRoutes.changeRole, users.ChangeRole, {
    ...ofUser,
    summary: 'Gives a user another role; not oneself, nor those the operator has named',
  }),
  demoAccounts: forward(userRoutes.listDemoAccounts, users.ListDemoAccounts, {
    summary: 'Accounts that a former demo has left; for admins',
  }),
  restoreUser: forward(userRoutes.restoreUser, users.RestoreUser, {
    quota: 'decision',
    ...ofUser,
    summary: 'Ends a suspension; cancelled sessions stay cancelled',
  }),
  audit: forward(auditRoutes.listAudit, audit.ListAudit, {
    summary: 'What admins did, newest first, by admin or target; for admins',
  }),
  roadmaps: forward(roadmapRoutes.listAdminRoadmaps, roadmaps.ListAdminRoadmaps, {
    summary: 'Published, archived or hidden roadmaps by words, newest first; for admins',
  }),
  hideRoadmap: forward(roadmapRoutes.hideRoadmap, roadmaps.HideRoadmap, {
    quota: 'decision',
    summary: 'Hides a published roadmap from everybody but its mentor and admins, with a reason',
  }),
  restoreRoadmap: forward(roadmapRoutes.restoreRoadmap, roadmaps.RestoreRoadmap, {
    quota: 'decision',
    summary: 'Shows a hidden roadmap again',
  }),
  aiQueues: forward(runRoutes.listAiQueues, runs.ListAiQueues, {
    summary: 'Jobs waiting, active, delayed and failed in each queue of the AI; for admins',
  }),
  cancelRun: forward(runRoutes.cancelRunOfUser, runs.CancelRunOfUser, {
    summary: 'Cancels a run of any user; for admins',
  }),
  retryRun: forward(runRoutes.retryRunOfUser, runs.RetryRunOfUser, {
    summary: 'Starts a run of a user again, within the limits of that user; for admins',
  }),
  cancelEvaluation: forward(runRoutes.cancelEvaluation, evaluations.CancelEvaluation, {
    summary: 'Cancels the evaluation of a mentor application, which stays open without scores; for admins',
  }),
  retryEvaluation: forward(runRoutes.retryEvaluation, evaluations.RetryEvaluation, {
    summary: 'Starts the evaluation of an open mentor application again; for admins',
  }),
  reports: forward(reportRoutes.listReports, reports.ListReports, {
    summary: 'Open reports, oldest first, or resolved ones, newest first; for admins',
  }),
  reportedItems: forward(moderationRoutes.listReportedItems, moderation.ListReportedItems, {
    summary: 'What members of the community wrote and others reported, with the reports; for admins',
  }),
  hideItem: forward(moderationRoutes.hideItem, moderation.HideItem, {
    quota: 'decision',
    summary: 'Hides a reported item from all but its author and admins; informs author and reporters',
  }),
  restoreItem: forward(moderationRoutes.restoreItem, moderation.RestoreItem, {
    quota: 'decision',
    summary: 'Shows a hidden item again; informs its author',
  }),
  dismissReports: forward(moderationRoutes.dismissReports, moderation.DismissReports, {
    quota: 'decision',
    summary: 'Resolves the open reports of an item, which may stay; informs the reporters',
  }),
  resolveReport: forward(reportRoutes.resolveReport, reports.ResolveReport, {
    quota: 'decision',
    summary: 'Resolves a report with a note for admins; informs the reporter',
  }),
});
