const names: Record<string, string> = {
  ai: 'Drafts',
  'ai-read': 'Files',
  'ai-coach': 'Coaching, questions, applications',
};

/** What a queue of jobs holds, in words. */
export const queueName = (name: string): string => names[name] ?? name;
