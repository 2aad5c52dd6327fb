import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeParams } from '../../lib/use-change-params.ts';
import { aboutBody, useAboutRoadmap } from '../../shared/talk/about-card.tsx';

/** The roadmap and step that the session is about (`?about=`, `?step=`), and whether the mentor may see the progress. */
export function useAbout() {
  const [params] = useSearchParams();
  const change = useChangeParams();
  const [shared, setShared] = useState(false);
  const roadmapId = params.get('about');
  const roadmap = useAboutRoadmap(roadmapId);
  const choice = roadmapId ? { roadmapId, stepId: params.get('step') } : null;
  return {
    choice,
    shared,
    setShared,
    remove: () => change({ about: null, step: null }),
    body: aboutBody(choice, roadmap.data, shared),
  };
}
