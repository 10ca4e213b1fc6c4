import { GiftArt, giftShapes } from '@lounge/kit/gift-art';
import { renderToStaticMarkup } from 'react-dom/server';

/** The drawing of a gift as an SVG document, for clients without drawings of their own; null if there is none of this name. */
export const giftSvg = (name: string): string | null => {
  const shape = giftShapes.find((each) => each === name);
  return shape === undefined
    ? null
    : renderToStaticMarkup(<GiftArt shape={shape} xmlns="http://www.w3.org/2000/svg" />);
};
