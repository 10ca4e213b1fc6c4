import type { PictureContent } from '@lounge/kit/picture';
import type { Infer, picture } from '@lounge/protocol';
import { pictureContent } from '../../foundation/page/picture-content.ts';

/** The widths of large pictures; only a portrait, which an interview has, is also served 720 pixels wide. */
const widthsOf = { still: [320, 640], portrait: [320, 640, 720] } as const;

/** A picture above or within an article. @spec constant:sizes.interviewImage */
export const storyPicture = (content: Infer<typeof picture>): PictureContent => ({
  ...pictureContent(content),
  widths: content.kind === 'portrait' ? widthsOf.portrait : widthsOf.still,
});
