import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { type ComponentType, createContext } from 'react';

interface RoadmapPreviewProps {
  roadmap: Roadmap;
  /** The stage that is being edited; null for the beginning. */
  stageId: string | null;
  /** The step that is being edited. */
  stepId: string | null;
}

/** What learners see, provided by the app, since it belongs to another feature. Null: not available. */
export const RoadmapPreview = createContext<ComponentType<RoadmapPreviewProps> | null>(null);
