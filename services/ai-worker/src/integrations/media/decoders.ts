import sharp from 'sharp';

/** libvips also reads SVG and PDF, which may contain scripts. */
const DECODERS = ['JpegFile', 'PngFile', 'WebpFile', 'NsgifFile'].map((name) => `VipsForeignLoad${name}`);

sharp.concurrency(1);
sharp.cache(false);

/** From now on this process decodes JPEG, PNG, WebP and GIF only, from files. */
export function decodePicturesOnly(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
}
