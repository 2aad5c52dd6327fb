import { route } from '../route.ts';
import type { Interview, InterviewAnswer, SaveInterviewAnswerBody } from './interview.ts';
import type { AiRun } from './runs.ts';

type OfRoadmap = { id: string };
type OfQuestion = { id: string; question: number };

export const getInterview = route<{ params: OfRoadmap; response: Interview }>(
  'GET',
  '/api/roadmaps/{id}/interview',
);
export const saveInterviewAnswer = route<{
  params: OfQuestion;
  body: SaveInterviewAnswerBody;
  response: InterviewAnswer;
}>('PUT', '/api/roadmaps/{id}/interview/{question}');
export const deleteInterview = route<{ params: OfRoadmap; response: { success: true } }>(
  'DELETE',
  '/api/roadmaps/{id}/interview',
);
/** Responds with the run at once (202). */
export const startFollowUp = route<{ params: OfQuestion; response: AiRun }>(
  'POST',
  '/api/roadmaps/{id}/interview/{question}/follow-up',
);
export const dismissFollowUp = route<{ params: OfQuestion; response: InterviewAnswer }>(
  'DELETE',
  '/api/roadmaps/{id}/interview/{question}/follow-up',
);
