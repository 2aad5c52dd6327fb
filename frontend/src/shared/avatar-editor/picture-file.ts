import { type Crop, type Size, squareOf } from './crop.ts';

/** The largest size that is stored. */
const SIDE = 512;
const QUALITY = 0.92;

export interface OpenPicture extends Size {
  url: string;
  element: HTMLImageElement;
  close: () => void;
}

/** Opens a chosen file, upright. Rejects if the browser cannot decode it. */
export async function openPicture(file: Blob): Promise<OpenPicture> {
  const url = URL.createObjectURL(file);
  const element = new Image();
  element.src = url;
  try {
    await element.decode();
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
  const { naturalWidth: width, naturalHeight: height } = element;
  return { url, element, width, height, close: () => URL.revokeObjectURL(url) };
}

/** The cropped square as WebP, or JPEG where the browser cannot write WebP. */
export async function cropped(picture: OpenPicture, crop: Crop): Promise<Blob> {
  const { left, top, side } = squareOf(crop, picture);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d')!;
  // JPEG has no transparency.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture.element, left, top, side, side, 0, 0, SIDE, SIDE);
  const webp = await written(canvas, 'image/webp');
  return webp.type === 'image/webp' ? webp : written(canvas, 'image/jpeg');
}

const written = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture is empty.')));
    canvas.toBlob(done, type, QUALITY);
  });
