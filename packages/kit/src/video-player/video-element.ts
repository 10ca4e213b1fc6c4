/** Seeks to a time within the video. */
export function seekTo(video: HTMLVideoElement, time: number): void {
  video.currentTime = Math.min(Math.max(0, time), Number.isFinite(video.duration) ? video.duration : 0);
}

/** Sets the volume, 0 to 1; at 0 the sound is off, above it on. */
export function setVolume(video: HTMLVideoElement, volume: number): void {
  video.volume = Math.min(1, Math.max(0, Math.round(volume * 100) / 100));
  video.muted = video.volume === 0;
}

/** Sets sound and volume, 0 to 1, independently of each other. */
export function setSound(video: HTMLVideoElement, isMuted: boolean, volume: number): void {
  video.muted = isMuted;
  video.volume = Math.min(1, Math.max(0, volume));
}

/** Turns the sound off or on. */
export function toggleMuted(video: HTMLVideoElement): void {
  video.muted = !video.muted;
}

const failures: Readonly<Record<number, string>> = { 2: 'network', 3: 'decode' };

/** The name of a media error: network, decode, or source. */
export const failureOf = (video: HTMLVideoElement | null): string => failures[video?.error?.code ?? 0] ?? 'source';

/** Copies the current frame to the canvas; without a frame the canvas is unchanged. */
export function copyFrame(video: HTMLVideoElement | null, canvas: HTMLCanvasElement | null): void {
  if (!video || !canvas || video.videoWidth === 0) return;
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
}

/** Shows a video in picture-in-picture, or closes its window; rejects if the browser rejects or cannot show one. */
export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  if (document.pictureInPictureElement === video) await document.exitPictureInPicture();
  else await video.requestPictureInPicture();
}
