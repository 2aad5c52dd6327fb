import { forms, heightAt, type Landscape, landscapeOf, soft } from './scene-land.ts';
import { between, pick, type Random, randomOf, times } from './scene-random.ts';
import { lightOf, type Sky, skies, type Weather, weathers } from './scene-sky.ts';

/**
 * The drawing of a roadmap: a landscape with its weather and a cairn. A pure function of category and id, shared by the
 * screens and the preview pictures. All lengths are on an area of 320 × 120, and all parts are paths.
 */
export const SCENE_WIDTH = 320;
export const SCENE_HEIGHT = 120;

export interface RoadmapScene {
  landscape: Landscape;
  weather: Weather;
  /** Lines. */
  contours: string;
  /** An area: the sun or the moon; empty without one. */
  light: string;
  /** Areas, from the farthest. */
  ridges: [far: string, middle: string, near: string];
  /** Areas on the middle ridge, such as trees; may be empty. */
  detail: string;
  /** Lines with round ends. */
  sky: Sky;
  trail: string;
  cairn: string;
  /** The x of the cairn, around which a scene is cut. */
  focus: number;
}

/** `category`: its slug. */
export function roadmapScene({ category, id }: { category: string; id: string }): RoadmapScene {
  const landscape = landscapeOf(category);
  const random = randomOf(`${category}/${id}`);
  const weather = pick(random, weathers);
  const form = forms[landscape];
  const far = form.ridge(random, 64, 30);
  const middle = form.ridge(random, 84, 16);
  const near = soft(random, 102, 9);
  const x = between(random, 196, 290);
  const y = heightAt(near, x);
  return {
    landscape,
    weather,
    contours: contoursOf(random),
    light: lightOf(random, weather),
    ridges: [form.draw(far), form.draw(middle), forms.hills.draw(near)],
    detail: form.detail?.(random, middle) ?? '',
    sky: skies[weather](random),
    trail: `M${between(random, 30, 150)} 121C${between(random, 90, 210)} 112 ${x - between(random, 10, 60)} 117 ${x} ${y}`,
    cairn: cairnAt(random, x, y),
    focus: x,
  };
}

function contoursOf(random: Random): string {
  const count = 3 + Math.floor(random() * 3);
  const [x, y] = [between(random, 20, 300), between(random, 24, 60)];
  const [wide, gap] = [between(random, 14, 26), between(random, 7, 13)];
  if (random() < 0.5) {
    return times(count, (i) => {
      const [rx, ry] = [wide + i * gap * 2, 6 + i * gap];
      return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0-${2 * rx} 0`;
    }).join('');
  }
  const bend = between(random, 6, 20);
  return times(
    count,
    (i) => `M${x - 340} ${26 + i * gap}q40-${bend} 80 0t80 0 80 0 80 0 80 0 80 0 80 0`,
  ).join('');
}

const STONE = 5;

/** Three to five stones, each a line with round ends. */
function cairnAt(random: Random, x: number, y: number): string {
  const count = 3 + Math.floor(random() * 3);
  const widest = between(random, 10, 15);
  return times(count, (i) => {
    const width = Math.max(1, widest - Math.round((i * widest) / count));
    const left = x - (width >> 1) + between(random, -1, 1);
    return `M${left} ${y - 1 - i * STONE}l${width} ${between(random, -1, 1)}`;
  }).join('');
}
