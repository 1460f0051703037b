/** A still of a film, and how long the film is. */
interface Poster {
  picture: File;
  /** Running time as displayed, such as `3:24`. */
  length: string;
}

/** Seconds into the film: its very first picture is often black. */
const moment = 1;

/** Milliseconds: a browser that cannot show the film may never say so. */
const patience = 15_000;

/** Draws a still of a film that nobody has uploaded a picture for. Null if the browser cannot show the film. */
export async function drawPoster(film: File): Promise<Poster | null> {
  const address = URL.createObjectURL(film);
  const video = document.createElement('video');
  const signal = AbortSignal.timeout(patience);
  try {
    video.muted = true;
    video.preload = 'auto';
    video.src = address;
    await once(video, 'loadeddata', signal);
    video.currentTime = Math.min(moment, video.duration / 2);
    await once(video, 'seeked', signal);
    const picture = await draw(video, `${film.name.replace(/\.[^.]*$/, '')}.jpg`);
    return picture && { picture, length: sayLength(video.duration) };
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}

function once(video: HTMLVideoElement, event: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true, signal });
    video.addEventListener('error', () => reject(new Error('The film cannot be shown.')), {
      once: true,
      signal,
    });
    signal.addEventListener('abort', () => reject(new Error('The film cannot be shown in time.')), {
      once: true,
    });
  });
}

async function draw(video: HTMLVideoElement, name: string): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return drawn && new File([drawn], name, { type: 'image/jpeg' });
}

/** Minutes and seconds, with hours if there are any; empty for a film without an end. */
export function sayLength(seconds: number): string {
  if (!Number.isFinite(seconds)) return '';
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [first, ...others] = parts[0] === 0 ? parts.slice(1) : parts;
  return [String(first), ...others.map((part) => String(part).padStart(2, '0'))].join(':');
}
