import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { createContext } from 'react';

export interface StepPage {
  roadmap: Roadmap;
  user: User | null;
  /** Nothing is saved. */
  preview: boolean;
}

/** The page that steps are on; null where they have no actions. */
export const StepContext = createContext<StepPage | null>(null);
