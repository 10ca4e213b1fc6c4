import { BlogFigure } from '@lounge/kit/blog-article';
import type { HtmlFigure } from '../../foundation/page/html-content.tsx';
import { storyPicture } from './story-picture.ts';

/** The parts of a picture's address: what all its files have in common, and its kind. */
const address = /^(\/pictures\/[a-z]+\/([a-z]+)\/[a-z\d-]+)\/w\d+\.\w+$/;

/** A figure of an article's HTML with the files of our widths; the text names one of them. */
export const StoryFigure = ({ src, alt, width, height, caption }: HtmlFigure) => {
  const [, url = src, kind] = address.exec(src) ?? [];
  const { tint: _unknown, ...picture } = storyPicture({
    url,
    kind: kind === 'portrait' ? 'portrait' : 'still',
    tint: 0,
  });
  return (
    <BlogFigure
      picture={{ ...picture, alt }}
      caption={caption === '' ? undefined : caption}
      ratio={width === null || height === null ? undefined : [width, height]}
    />
  );
};
