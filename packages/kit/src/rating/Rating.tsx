import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { thumbsUp } from '../icons/paths/thumbs-up.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './Rating.messages.ts';
import { ratingStyles } from './Rating.styles.ts';
import { showsRating, type RatingContent } from './shows-rating.ts';

/** Props of Rating. */
export interface RatingProps extends RootProps<'span'> {
  /** The ratings; below ten the component renders nothing. */
  rating: RatingContent;
}

const Root = styled.span.withConfig({ componentId: 'kit-rating' })`
  ${ratingStyles}
`;

/** The share of satisfied guests, shown from ten ratings on. @spec component:RatingBadge rule:rating-min-10 */
export function Rating({ rating, ...rest }: RatingProps) {
  const intl = useIntl();
  if (!showsRating(rating)) return null;
  return (
    <Root {...rest}>
      <Icon path={thumbsUp} />
      {intl.formatMessage(messages.short, { percent: rating.satisfaction, count: intl.formatNumber(rating.count) })}
    </Root>
  );
}
