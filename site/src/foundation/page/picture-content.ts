import type { PictureContent } from '@lounge/kit/picture';
import type { Infer, picture } from '@lounge/protocol';

/** Converts a picture from the wire to the kit's props. The name beside it identifies the person, so it needs no alt text. */
export const pictureContent = ({ url, tint }: Infer<typeof picture>): PictureContent => ({ src: url, tint });
