import { roadmapScene, SCENE_HEIGHT, SCENE_WIDTH } from '@waymark/drawings/roadmap-scene';
import { memo } from 'react';

interface SceneDrawingProps {
  /** The slug. */
  category: string;
  id: string;
  /** Shows only the part around the cairn. */
  isThumb: boolean;
}

/** Of a square around the cairn. */
const THUMB = 84;

function SceneDrawing({ category, id, isThumb }: SceneDrawingProps) {
  const { contours, light, ridges, detail, sky, trail, cairn, focus } = roadmapScene({ category, id });
  const [far, middle, near] = ridges;
  return (
    <svg
      aria-hidden="true"
      viewBox={
        isThumb
          ? `${focus - THUMB / 2} ${SCENE_HEIGHT - THUMB} ${THUMB} ${THUMB}`
          : `0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`
      }
      preserveAspectRatio="xMidYMax slice" // the ground and the cairn stay in view, whatever is cut off
      className="size-full"
    >
      <path className="contours-of-scene" d={contours} />
      {light && <path className="light" d={light} />}
      <path className="far" d={far} />
      <path className="middle" d={middle} />
      {detail && <path className="detail" d={detail} />}
      <path className="near" d={near} />
      <path className="sky" d={sky.lines} strokeWidth={sky.width} />
      <path className="walk" d={trail} />
      <path className="cairn" d={cairn} />
    </svg>
  );
}

export default memo(SceneDrawing);
