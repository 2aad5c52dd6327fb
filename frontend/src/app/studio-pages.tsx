import { lazy } from 'react';
import { RoadmapPreview } from '../features/studio/builder/roadmap-preview.ts';
import RoomPage, { loadRoom } from '../features/studio/room-page.tsx';

const PhonePreview = lazy(() => import('../features/roadmap/phone-preview.tsx'));

/** The rooms of the Studio, with the roadmap as learners see it. */
export default function StudioPages() {
  return (
    <RoadmapPreview value={PhonePreview}>
      <RoomPage />
    </RoadmapPreview>
  );
}

StudioPages.load = loadRoom;
