import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The product's mark on its background; `reach` is the share of the square that the mark covers. */
const mark = (radius: number, reach: number): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="${radius}" fill="#2F6B4F"/>
  <g transform="translate(16 16) scale(${reach}) translate(-16 -16.5)">
    <g fill="none" stroke="#FBF8F3" stroke-width="2.4" stroke-linecap="round">
      <path d="M16 29C9 25 23 21 16 16"/>
      <path d="M16 12c-3-3-3-4 0-8" stroke-dasharray="0.1 4.2"/>
    </g>
    <rect x="12.6" y="10" width="6.8" height="11" rx="2" fill="#F0916A" stroke="#2F6B4F" stroke-width="1"/>
  </g>
</svg>`;

const icons = [
  { name: 'icon-192.png', size: 192, svg: mark(8, 0.9) },
  { name: 'icon-512.png', size: 512, svg: mark(8, 0.9) },
  // The system crops these icons: the background fills the square, the mark stays in the safe zone.
  { name: 'maskable-512.png', size: 512, svg: mark(0, 0.78) },
  { name: 'apple-touch-180.png', size: 180, svg: mark(0, 0.85) },
];

const folder = join(import.meta.dirname, '../public/icons');
await mkdir(folder, { recursive: true });
for (const { name, size, svg } of icons) {
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size);
  await writeFile(join(folder, name), await picture.png({ compressionLevel: 9 }).toBuffer());
}
