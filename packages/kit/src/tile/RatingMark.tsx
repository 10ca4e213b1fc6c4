import type { IntlShape } from 'react-intl';
import { Icon } from '../icon/Icon.tsx';
import { thumbsDownFill } from '../icons/paths/thumbs-down-fill.ts';
import { thumbsUpFill } from '../icons/paths/thumbs-up-fill.ts';
import { messages } from './RatingMark.messages.ts';

/** The mark of the guest's rating on a picture. */
export function RatingMark({ rating, intl }: { rating: 'liked' | 'disliked'; intl: IntlShape }) {
  return (
    <span data-part="rating">
      <Icon
        path={rating === 'liked' ? thumbsUpFill : thumbsDownFill}
        size={16}
        label={intl.formatMessage(messages[rating])}
      />
    </span>
  );
}
