import { useId } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { drawings, type GiftPart, type GiftShape, wrappedGift } from './drawings.ts';
import { paints } from './paints.ts';
import { giftArtStyles } from './GiftArt.styles.ts';

/** Props of GiftArt. */
export interface GiftArtProps extends RootProps<'svg'> {
  /** The gift; one that is none of `giftShapes`, as a newer server may send, is a wrapped box. */
  shape: GiftShape;
  /** Width and height in px, or in the units of the surrounding drawing. @default 46 */
  size?: number | undefined;
}

const Root = styled.svg.withConfig({ componentId: 'kit-gift-art' })`
  ${giftArtStyles}
`;

function Part({ part, id }: { part: GiftPart; id: string }) {
  const { d, paint, fill, stroke, width, opacity, turn } = part;
  return (
    <path
      d={d}
      fill={paint ? `url(#${id}${paint})` : (fill ?? 'none')}
      stroke={stroke}
      strokeWidth={width}
      strokeLinecap={stroke ? 'round' : undefined}
      opacity={opacity}
      transform={turn}
    />
  );
}

/** One of a dozen small gifts, drawn from a few shapes with light from the upper left. Decorative; the gift's name is shown beside it. */
export function GiftArt({ shape, size = 46, ...rest }: GiftArtProps) {
  const id = useId();
  const parts = Object.hasOwn(drawings, shape) ? drawings[shape] : wrappedGift;
  const used = new Set(parts.flatMap(({ paint }) => paint ?? []));
  return (
    <Root aria-hidden {...rest} data-shape={shape} viewBox="0 0 64 64" width={size} height={size}>
      <defs>
        {[...used].map((paint) => (
          <radialGradient key={paint} id={id + paint} cx=".34" cy=".26" r=".95">
            <stop offset="0" stopColor={paints[paint][0]} />
            <stop offset=".5" stopColor={paints[paint][1]} />
            <stop offset="1" stopColor={paints[paint][2]} />
          </radialGradient>
        ))}
      </defs>
      {parts.map((part, index) => (
        <Part key={index} part={part} id={id} />
      ))}
    </Root>
  );
}

/** The shapes that GiftArt can draw. */
export const giftShapes = Object.keys(drawings) as readonly GiftShape[];
