const MAX_SIDE = 960;
const QUALITY = 0.82;
const PATIENCE_MS = 15_000;

/** A picture of a video that this browser can play, as JPEG; else null. */
export async function videoFrame(file: File): Promise<Blob | null> {
  const video = document.createElement('video');
  let url = '';
  try {
    url = URL.createObjectURL(file);
    video.muted = true;
    video.preload = 'auto';
    video.src = url;
    await settled(video, 'loadeddata');
    // The first frames are often black.
    const at = Number.isFinite(video.duration) ? Math.min(video.duration / 10, 20) : 0;
    if (at > 0) {
      video.currentTime = at;
      await settled(video, 'seeked');
    }
    return await drawn(video);
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    if (url) URL.revokeObjectURL(url);
  }
}

function settled(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the video took too long')), PATIENCE_MS);
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      settle();
    };
    video.addEventListener(event, end(resolve), { once: true });
    video.addEventListener(
      'error',
      end(() => reject(new Error('the video cannot be played'))),
      { once: true },
    );
  });
}

async function drawn(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = video;
  // Sound only.
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
