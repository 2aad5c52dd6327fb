import { route } from '../route.ts';
import type {
  AdminApplication,
  ApplicationCounts,
  ApplicationStatus,
  ApplyMentorBody,
  ApplyMentorResponse,
  DecideApplicationBody,
  MentorApplication,
} from './applications.ts';

export const applyMentor = route<{ body: ApplyMentorBody; response: ApplyMentorResponse }>(
  'POST',
  '/api/apply-mentor',
);
export const getMentorApplication = route<{ response: MentorApplication | null }>(
  'GET',
  '/api/mentor-application',
);
export const listApplications = route<{
  query: { limit?: number; cursor?: string; status?: ApplicationStatus };
  response: AdminApplication[];
}>('GET', '/api/admin/mentor-applications');
export const getApplicationCounts = route<{ response: ApplicationCounts }>(
  'GET',
  '/api/admin/mentor-applications/counts',
);
export const decideApplication = route<{
  params: { id: string };
  body: DecideApplicationBody;
  response: AdminApplication;
}>('PATCH', '/api/admin/mentor-applications/{id}');
