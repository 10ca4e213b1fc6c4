import type { PictureContent } from '@lounge/kit/picture';
import type { Infer, picture } from '@lounge/protocol';

/** A picture from the wire as the kit takes it; the name beside it says who it shows, so it has no text of its own. */
export const pictureContent = ({ url, tint }: Infer<typeof picture>): PictureContent => ({ src: url, tint });
