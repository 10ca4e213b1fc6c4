import type { Infer } from '@lounge/protocol';
import type { streamSource } from '@lounge/protocol/content/live-chat';
import type { ProtectedStream } from './ports.ts';
import type { World } from './world.ts';
import { sourceOf } from '../media/media-source.ts';

/** The addresses of a live stream for one viewer, or for anyone if `viewer` is null, the best first. */
export const liveSources = (
  stream: ProtectedStream,
  viewer: number | null,
  { mediaUrls }: Pick<World, 'mediaUrls'>,
): Infer<typeof streamSource>[] => {
  const { type, url } = sourceOf(mediaUrls.live(stream, viewer), null, null);
  const whep = mediaUrls.whep(stream, viewer);
  return [...(whep === null ? [] : [{ type: 'whep' as const, url: whep }]), { type, url }];
};
