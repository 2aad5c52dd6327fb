import satori from 'satori';
import sharp from 'sharp';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../pages/page-head.ts';
import type { PictureFacts, RoadmapFacts } from './facts.ts';
import { type Fonts, SANS, SERIF } from './fonts.ts';
import { markSvg } from './mark.ts';
import { CLAY, MOSS, palette, toneOf } from './palette.ts';
import { landscape, trail } from './scene.ts';
import { breadth, counted, drawable } from './words.ts';

interface Node {
  type: string;
  props: {
    style: Record<string, unknown>;
    children?: Node[] | string;
    src?: string;
    width?: number;
    height?: number;
  };
}

const WIDTH = PICTURE_WIDTH;
const HEIGHT = PICTURE_HEIGHT;
const TEXT_WIDTH = 690;

/** One picture of 1200 × 630 as PNG. */
export async function draw(facts: PictureFacts, fonts: Fonts): Promise<Buffer> {
  const words = facts.kind === 'roadmap' ? roadmapWords(facts, fonts) : productWords();
  // Text becomes paths, independent of installed fonts.
  const text = await satori(page(words) as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: fonts.fonts,
  });
  const ground = facts.kind === 'roadmap' ? landscape(WIDTH, HEIGHT, facts) : trail(WIDTH, HEIGHT);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${ground}${text}</svg>`;
  return sharp(Buffer.from(svg), { limitInputPixels: WIDTH * HEIGHT * 4 })
    .png({ palette: true, quality: 92, effort: 6, compressionLevel: 9 })
    .toBuffer();
}

const box = (style: Record<string, unknown>, ...children: Node[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});
/** Longer text ends with an ellipsis. */
const line = (text: string, style: Record<string, unknown>, lines = 1): Node => ({
  type: 'div',
  props: { style: { display: 'block', lineClamp: lines, wordBreak: 'break-word', ...style }, children: text },
});

const page = (words: Node[]): Node =>
  box(
    {
      flexDirection: 'column',
      width: WIDTH,
      height: HEIGHT,
      boxSizing: 'border-box',
      padding: '56px 64px 68px',
      fontFamily: SANS,
      color: palette.ink,
    },
    brand(),
    ...words,
  );

const headingStyle = { fontFamily: SERIF, fontWeight: 600, letterSpacing: '-0.015em' };

const brand = (): Node =>
  box(
    { alignItems: 'center' },
    box(
      {
        width: 46,
        height: 46,
        borderRadius: 12,
        backgroundColor: MOSS,
        alignItems: 'center',
        justifyContent: 'center',
      },
      box({ width: 11, height: 19, borderRadius: 4, backgroundColor: '#f0916a' }),
    ),
    line('Waymark', { fontFamily: SERIF, fontWeight: 600, fontSize: 32, marginLeft: 14 }),
  );

/** The longest title that is set in this size, and how many lines of it fit. */
const HEADINGS = [
  { breadth: 30, size: 76, lines: 2 },
  { breadth: 56, size: 66, lines: 3 },
  { breadth: 88, size: 56, lines: 4 },
  { breadth: Number.POSITIVE_INFINITY, size: 48, lines: 4 },
];

function heading(text: string): Node {
  const { size, lines } = HEADINGS.find((one) => breadth(text) <= one.breadth)!;
  return line(text, { ...headingStyle, fontSize: size, lineHeight: 1.12, width: TEXT_WIDTH }, lines);
}

function roadmapWords(facts: RoadmapFacts, { covers }: Fonts): Node[] {
  const title = drawable(facts.title, covers);
  const category = drawable(facts.category, covers);
  const size = `${counted(facts.steps, 'step')} in ${counted(facts.stages, 'stage')}`;
  const tone = toneOf(facts.colour);
  const pill = {
    alignSelf: 'flex-start',
    padding: '7px 20px 8px',
    borderRadius: 999,
    backgroundColor: tone.soft,
    color: tone.strong,
    marginBottom: 22,
  };
  return [
    box(
      { flexDirection: 'column', flexGrow: 1, justifyContent: 'center', paddingBottom: 6 },
      ...(category.readable ? [box(pill, line(category.text, { fontSize: 25, fontWeight: 600 }))] : []),
      heading(title.readable ? title.text : `A roadmap of ${size}`),
    ),
    person(facts, title.readable ? size : 'One step at a time', covers),
  ];
}

const MARK = 74;

function person({ mentorId, mentorName }: RoadmapFacts, below: string, covers: Fonts['covers']): Node {
  const name = drawable(mentorName, covers);
  return box(
    { alignItems: 'center', width: TEXT_WIDTH },
    markOf(mentorId),
    box(
      { flexDirection: 'column', width: TEXT_WIDTH - 94 },
      line(name.readable ? name.text : 'A mentor on Waymark', { fontSize: 30, fontWeight: 600 }),
      line(below, { fontSize: 25, fontWeight: 500, color: palette.muted, marginTop: 2 }),
    ),
  );
}

function markOf(mentorId: number): Node {
  const src = `data:image/svg+xml;base64,${Buffer.from(markSvg(mentorId)).toString('base64')}`;
  const style = { width: MARK, height: MARK, borderRadius: MARK / 2, marginRight: 20 };
  return { type: 'img', props: { src, width: MARK, height: MARK, style } };
}

const productWords = (): Node[] => [
  box(
    { flexDirection: 'column', flexGrow: 1, justifyContent: 'center' },
    line(
      'Find your way back, one step at a time.',
      { ...headingStyle, fontSize: 76, lineHeight: 1.1, width: 640 },
      4,
    ),
    line('Roadmaps by people who walked them first.', {
      fontSize: 30,
      fontWeight: 500,
      color: palette.muted,
      marginTop: 26,
      width: 620,
    }),
    box({ width: 84, height: 6, borderRadius: 3, backgroundColor: CLAY, marginTop: 34 }),
  ),
];
