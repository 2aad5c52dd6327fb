import { TEMPLATE_PROMPT } from '@waymark/contracts/roadmaps/outline-limits';

/** A way to begin: its steps ask for the mentor's own words, and it is not published before they are answered. */
export interface Template {
  id: string;
  title: string;
  description: string;
  categoryId: string;
  stages: { title: string; steps: { title: string; description: string }[] }[];
}

/** A step and the question to its mentor. */
type Asked = [title: string, question: string];
type Draft = Omit<Template, 'categoryId' | 'stages'> & { stages: [title: string, ...steps: Asked[]][] };

export const templatesOf = (categoryId: string, drafts: readonly Draft[]): Template[] =>
  drafts.map(({ stages, ...draft }) => ({
    ...draft,
    categoryId,
    stages: stages.map(([title, ...steps]) => ({
      title,
      steps: steps.map(([step, question]) => ({ title: step, description: TEMPLATE_PROMPT + question })),
    })),
  }));
