import type { Page } from 'playwright-core';

const DRAW = `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 300 });
  const context = canvas.getContext('2d');
  for (const [index, colour] of ['#ff0000', '#0000ff'].entries()) {
    context.fillStyle = colour;
    context.fillRect(index * 300, 0, 300, 300);
  }
  return canvas.toDataURL('image/png');
})()`;

const READ = `async (src) => {
  const image = Object.assign(new Image(), { src });
  await image.decode();
  const context = document.createElement('canvas').getContext('2d');
  context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2);
  return [...context.getImageData(0, 0, 1, 1).data];
}`;

/** A PNG of 600 × 300, drawn by the browser: red on the left, blue on the right. */
export async function twoColours(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const url = await page.evaluate<string>(DRAW);
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1]!, 'base64') };
}

/** Red, green, blue and opacity in the middle of the picture at this address. */
export const middleOf = (page: Page, src: string): Promise<number[]> =>
  page.evaluate<number[]>(`(${READ})(${JSON.stringify(src)})`);
