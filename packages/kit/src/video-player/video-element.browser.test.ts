import { afterEach, expect, test, vi } from 'vitest';
import { togglePictureInPicture } from './video-element.ts';

const newVideo = () => document.createElement('video');

/** Toggles a video while `shown` is in picture-in-picture. Returns whether its window is opened and whether a window is closed. */
async function toggle(video: HTMLVideoElement, shown: HTMLVideoElement | null) {
  vi.spyOn(document, 'pictureInPictureElement', 'get').mockReturnValue(shown);
  const close = vi.spyOn(document, 'exitPictureInPicture').mockResolvedValue();
  const open = vi.spyOn(video, 'requestPictureInPicture').mockRejectedValue(new Error('none in tests'));
  await togglePictureInPicture(video).catch(() => undefined);
  return { isOpened: open.mock.calls.length > 0, isClosed: close.mock.calls.length > 0 };
}

afterEach(() => vi.restoreAllMocks());

test('picture-in-picture opens when no video is in it', async () => {
  expect(await toggle(newVideo(), null)).toEqual({ isOpened: true, isClosed: false });
});

test('picture-in-picture closes the window of the same video', async () => {
  const video = newVideo();
  expect(await toggle(video, video)).toEqual({ isOpened: false, isClosed: true });
});

test('picture-in-picture replaces another video', async () => {
  expect(await toggle(newVideo(), newVideo())).toEqual({ isOpened: true, isClosed: false });
});
