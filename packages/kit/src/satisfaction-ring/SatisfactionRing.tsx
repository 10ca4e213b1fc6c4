import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { type RatingContent, showsRating } from '../rating/shows-rating.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './SatisfactionRing.messages.ts';
import { satisfactionRingStyles } from './SatisfactionRing.styles.ts';

/** Props of SatisfactionRing. */
export interface SatisfactionRingProps extends RootProps<'svg'> {
  /** The ratings; below ten the component renders nothing. */
  rating: RatingContent;
}

const Root = styled.svg.withConfig({ componentId: 'kit-satisfaction-ring' })`
  ${satisfactionRingStyles}
`;

/** The share of satisfied guests as a ring, shown from ten ratings on. @spec component:RatingBadge rule:rating-min-10 */
export function SatisfactionRing({ rating, ...rest }: SatisfactionRingProps) {
  const intl = useIntl();
  if (!showsRating(rating)) return null;
  const percent = Math.round(Math.min(100, Math.max(0, rating.satisfaction)));
  return (
    <Root {...rest} viewBox="0 0 84 84" role="img" aria-label={intl.formatMessage(messages.label, { percent })}>
      <circle data-part="track" cx="42" cy="42" r="36" />
      <circle
        data-part="share"
        cx="42"
        cy="42"
        r="36"
        pathLength={100}
        strokeDasharray={`${percent} 100`}
        transform="rotate(-90 42 42)"
      />
      <text x="42" y="48.5" textAnchor="middle">
        {intl.formatMessage(messages.figure, { percent })}
      </text>
    </Root>
  );
}
