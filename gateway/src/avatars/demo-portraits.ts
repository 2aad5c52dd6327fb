import { demoPeople } from '@waymark/demo/people';

/** Drawn by hand on 512 × 512: invented people, so no photos. The head is an ellipse of 82 × 102 around (256, 218). */
interface Portrait {
  ground: string;
  /** A disc behind the head. */
  disc: string;
  skin: string;
  /** The same face in shadow: neck, nose and ears. */
  shade: string;
  hair: string;
  clothes: string;
  /** Behind the head. */
  back: string;
  /** In front of the face: hair, beard, glasses. */
  front: string;
  /** On the clothes. */
  collar: string;
  /** A line from corner to corner. */
  mouth?: string;
  lips?: string;
}

const SIDE = 512;
const INK = '#1d1613';

const portraits: ReadonlyMap<number, Portrait> = new Map([
  // Rosa: grey in the knot of her hair, the jacket of an electrician.
  [
    demoPeople.mentor.id,
    {
      ...{
        ground: '#e3eee7',
        disc: '#c8dccf',
        skin: '#d8a37e',
        shade: '#bf8661',
        hair: '#4a3530',
        clothes: '#2f6b4f',
      },
      back: '<circle cx="256" cy="96" r="44" fill="#4a3530"/><path d="M224 78q30-18 62 2" fill="none" stroke="#9b8d86" stroke-width="7"/>',
      front: `<path d="M168 226C160 130 206 100 256 100s100 30 88 126c-10-40-34-66-70-78-42 22-88 30-106 78Z" fill="#4a3530"/>
<path d="M262 116c-34 20-66 32-84 62M276 118c26 8 44 24 54 46" fill="none" stroke="#9b8d86" stroke-width="6"/>
<circle cx="172" cy="268" r="7" fill="#e3b341"/><circle cx="340" cy="268" r="7" fill="#e3b341"/>`,
      collar:
        '<path d="M214 364l42 44 42-44 22 16-64 66-64-66Z" fill="#245640"/><path d="M136 430h54M322 430h54" stroke="#e3b341" stroke-width="16"/>',
    },
  ],
  // Amara: a wrap around her hair.
  [
    demoPeople.amara.id,
    {
      ...{
        ground: '#faece5',
        disc: '#f0cfbd',
        skin: '#7d4b32',
        shade: '#643923',
        hair: '#1f1714',
        clothes: '#27666a',
      },
      back: '<path d="M288 92c40-46 96-30 88 8-6 28-44 34-74 22Z" fill="#8f3519"/>',
      front: `<path d="M164 190C152 104 200 72 256 72s104 32 92 118c-26-32-60-44-92-44s-66 12-92 44Z" fill="#b54824"/>
<path d="M170 150c50-44 122-44 172 0M182 116c44-34 104-34 148 0" fill="none" stroke="#e3b341" stroke-width="7"/>
<path d="M170 262v22M342 262v22" stroke="#e3b341" stroke-width="7" stroke-linecap="round"/>`,
      collar: '<path d="M206 368q50 56 100 0l18 8q-68 86-136 0Z" fill="#1c4f52"/>',
      lips: '#c06a58',
    },
  ],
  // Tomáš: glasses and a moustache.
  [
    demoPeople.tomas.id,
    {
      ...{
        ground: '#e2ecf2',
        disc: '#c5d8e4',
        skin: '#e6bb9b',
        shade: '#cf9c79',
        hair: '#77695f',
        clothes: '#2c5d7c',
      },
      back: '',
      front: `<path d="M170 214C160 136 200 104 256 104s96 32 86 110c-8-22-14-40-26-54-40 8-84 4-116-6-14 14-22 34-30 60Z" fill="#77695f"/>
<path d="M214 282c14-14 32-12 42-4 10-8 28-10 42 4-16 10-30 10-42 2-12 8-26 8-42-2Z" fill="#77695f"/>
<g fill="none" stroke="${INK}" stroke-width="6"><rect x="188" y="204" width="56" height="42" rx="18"/><rect x="268" y="204" width="56" height="42" rx="18"/><path d="M244 220q12-8 24 0M188 218l-14-6M324 218l14-6"/></g>`,
      collar:
        '<path d="M210 362l46 46-30 30-38-58ZM302 362l-46 46 30 30 38-58Z" fill="#e2ecf2"/><path d="M256 410l-14 24 14 78 14-78Z" fill="#1d435b"/>',
    },
  ],
  // Inês: short curls that have grown again, a scarf.
  [
    demoPeople.ines.id,
    {
      ...{
        ground: '#eee6f2',
        disc: '#d9c9e2',
        skin: '#e0ae8a',
        shade: '#c78e68',
        hair: '#5a3a2a',
        clothes: '#6b4a7e',
      },
      back: '',
      front: `<g fill="#5a3a2a"><circle cx="186" cy="166" r="27"/><circle cx="208" cy="132" r="31"/><circle cx="246" cy="114" r="33"/><circle cx="288" cy="120" r="32"/><circle cx="318" cy="148" r="28"/><circle cx="332" cy="182" r="21"/><circle cx="176" cy="196" r="18"/><path d="M190 170q60-46 136 4l-10-50-60-20-62 26Z"/></g>`,
      collar:
        '<path d="M196 356q60 42 120 0l22 34q-82 58-164 0Z" fill="#f0916a"/><path d="M300 402l38 84-44 10-20-84Z" fill="#d9764f"/>',
    },
  ],
  // Kofi: the apron of his kitchen.
  [
    demoPeople.kofi.id,
    {
      ...{
        ground: '#f7ecd2',
        disc: '#ecd69f',
        skin: '#5f3b28',
        shade: '#4a2c1c',
        hair: '#17110e',
        clothes: '#b54824',
      },
      back: '',
      front: `<path d="M174 206C166 138 202 108 256 108s90 30 82 98c-8-30-18-44-30-52-36-10-68-10-104 0-12 8-22 22-30 52Z" fill="#17110e"/>
<path d="M178 250c6 50 34 76 78 76s72-26 78-76c-8 28-20 38-36 40-26-8-58-8-84 0-16-2-28-12-36-40Z" fill="#17110e"/>`,
      collar:
        '<path d="M190 376l22-14v150h-42V400Zm132 0-22-14v150h42V400Z" fill="#f4efe6"/><path d="M206 428h100v84H206Z" fill="#f4efe6"/>',
      mouth: 'M234 298q22 14 44 0',
      lips: '#b5695c',
    },
  ],
  // Mei: a fringe.
  [
    demoPeople.mei.id,
    {
      ...{
        ground: '#dfeeee',
        disc: '#bfdada',
        skin: '#efc8a4',
        shade: '#d9a981',
        hair: '#1f1b20',
        clothes: '#4f5e66',
      },
      back: '<path d="M156 220C146 120 190 88 256 88s110 32 100 132l10 104q-26 14-52 8H198q-26 6-52-8Z" fill="#1f1b20"/>',
      front: `<path d="M166 232C160 140 200 104 256 104s96 36 90 128c-10-16-16-28-20-42H188c-6 16-12 28-22 42Z" fill="#1f1b20"/>
<path d="M216 118v66M256 112v72M296 118v66" stroke="#3a3440" stroke-width="4"/>`,
      collar:
        '<path d="M196 362q60 60 120 0l26 22q-86 96-172 0Z" fill="#3d4a51"/><path d="M232 432v46M280 432v46" stroke="#e8ebec" stroke-width="7" stroke-linecap="round"/>',
    },
  ],
  // Jonas: a beard and a checked shirt.
  [
    demoPeople.jonas.id,
    {
      ...{
        ground: '#e8ebec',
        disc: '#cfd7da',
        skin: '#edc2a2',
        shade: '#d6a17d',
        hair: '#b98a4a',
        clothes: '#8a3a2e',
      },
      back: '',
      front: `<path d="M170 216C156 132 202 98 258 98c60 0 98 36 84 118-8-26-18-44-34-58-30 12-70 10-96-8-22 12-34 34-42 66Z" fill="#b98a4a"/>
<path d="M174 244c2 70 32 112 82 112s80-42 82-112c-10 26-24 32-40 32-14-12-70-12-84 0-16 0-30-6-40-32Z" fill="#b98a4a"/>`,
      collar: `<g stroke="#5f241c" stroke-width="9" opacity="0.7"><path d="M170 400v112M214 386v126M298 386v126M342 400v112M116 440h280M104 486h304"/></g>
<path d="M208 360l48 50-36 28-34-58ZM304 360l-48 50 36 28 34-58Z" fill="#a1493b"/>`,
      mouth: 'M236 300q20 12 40 0',
    },
  ],
]);

const eyes = `<path d="M204 222q12-9 24 0M284 222q12-9 24 0" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>
<circle cx="216" cy="226" r="7" fill="${INK}"/><circle cx="296" cy="226" r="7" fill="${INK}"/>`;

/** The portrait of a demo user as SVG. Throws for others. */
export function demoPortrait(userId: number): string {
  const drawn = portraits.get(userId);
  if (!drawn) throw new Error(`no portrait of ${userId} is drawn`);
  const {
    ground,
    disc,
    skin,
    shade,
    hair,
    clothes,
    back,
    front,
    collar,
    mouth = 'M228 286q28 20 56 0',
    lips = '#8c4038',
  } = drawn;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">
<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/><circle cx="256" cy="236" r="190" fill="${disc}"/>
${back}
<path d="M72 512C76 424 140 382 218 360h76c78 22 142 64 146 152Z" fill="${clothes}"/>
<path d="M218 288h76v76q-38 44-76 0Z" fill="${shade}"/>${collar}
<circle cx="174" cy="236" r="20" fill="${shade}"/><circle cx="338" cy="236" r="20" fill="${shade}"/>
<ellipse cx="256" cy="218" rx="82" ry="102" fill="${skin}"/>
${eyes}
<path d="M198 202q18-12 36-2M278 200q18-10 36 2" fill="none" stroke="${hair}" stroke-width="8" stroke-linecap="round"/>
<path d="M256 226q-12 26-8 30 8 6 18 0" fill="none" stroke="${shade}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
${front}
<path d="${mouth}" fill="none" stroke="${lips}" stroke-width="6" stroke-linecap="round"/></svg>`;
}
