import { performerSlug } from '@lounge/locale';
import type { Infer, InputOf } from '@lounge/protocol';
import type { galleryPreview, getGalleryPreview, pictureFilters } from '@lounge/protocol/content/galleries';
import { reject } from '../../dispatch/handler.ts';
import { localized } from '../../wire/localized.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { actorExists } from '../actors/statements.ts';
import { previewsOf } from './map-album.ts';
import { albumById } from './statements.ts';

/** The filter of a performer's pictures that finds an album. */
const contextOf = ({ isSedcard, price, isVip }: Row<'album'>): (typeof pictureFilters)[number] => {
  if (isSedcard === 1) return 'sedcards';
  return price > 0 || isVip === 1 ? 'private' : 'photos';
};

/** A look into an album as JSON text: the pictures that everybody sees, as files for a phone or a larger screen. */
export const previewText = async (
  { actorName, albumId, isMobile }: InputOf<typeof getGalleryPreview>,
  caller: Caller,
  { tx }: World,
): Promise<string> => {
  const row = (await albumById.first(tx, { id: albumId })) ?? reject('unknown', 'albumId');
  const actor = await actorExists.first(tx, { id: row.actorId });
  if (actor?.slug !== performerSlug(actorName)) return reject('unknown', 'actorName');
  const width = isMobile ? 160 : 320;
  const preview: Infer<typeof galleryPreview> = {
    context: contextOf(row),
    previewTitle: `${localized(row.title, caller)} · ${actor.name}`,
    urls: previewsOf(row, caller.brand).map(({ url }) => `${url}/w${width}.webp`),
  };
  return JSON.stringify(preview);
};
