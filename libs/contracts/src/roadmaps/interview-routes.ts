import { route } from '../route.ts';
import type { Interview, InterviewAnswer, SaveInterviewAnswerBody } from './interview.ts';

type OfRoadmap = { id: string };

export const getInterview = route<{ params: OfRoadmap; response: Interview }>(
  'GET',
  '/api/roadmaps/{id}/interview',
);
export const saveInterviewAnswer = route<{
  params: { id: string; question: number };
  body: SaveInterviewAnswerBody;
  response: InterviewAnswer;
}>('PUT', '/api/roadmaps/{id}/interview/{question}');
export const deleteInterview = route<{ params: OfRoadmap; response: { success: true } }>(
  'DELETE',
  '/api/roadmaps/{id}/interview',
);
