import { useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { thumbsDown } from '../icons/paths/thumbs-down.ts';
import { thumbsDownFill } from '../icons/paths/thumbs-down-fill.ts';
import { thumbsUp } from '../icons/paths/thumbs-up.ts';
import { thumbsUpFill } from '../icons/paths/thumbs-up-fill.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './LikeDislike.messages.ts';
import { likeDislikeStyles } from './LikeDislike.styles.ts';

/** The rating of a guest; null for none. */
export type GuestRating = 'liked' | 'disliked' | null;

/** Props of LikeDislike. */
export interface LikeDislikeProps extends RootProps<'div'> {
  /** The name of the group, such as "Rate this album". */
  label: string;
  /** The rating of the guest. @default null */
  rating?: GuestRating | undefined;
  /** The number of guests who like it; nobody reads how many do not. @default 0 */
  likes?: number | undefined;
  /** Whether a press leads to the log-in, which the buttons then say. @default false */
  needsLogIn?: boolean | undefined;
  /** Called with the pressed rating, also if the guest gave it already. */
  onRate: (choice: { rating: 'liked' | 'disliked' }) => void;
}

const Root = styled.div.withConfig({ componentId: 'kit-like-dislike' })`
  ${likeDislikeStyles}
`;

/** Two buttons by which a guest likes or dislikes something, and how many like it. @spec component:LikeDislike */
export function LikeDislike(props: LikeDislikeProps) {
  const { label, rating = null, likes = 0, needsLogIn = false, onRate, ...rest } = props;
  const intl = useIntl();
  const hintId = useId();
  const [isLiked, isDisliked] = [rating === 'liked', rating === 'disliked'];
  const describedBy = needsLogIn ? hintId : undefined;
  return (
    <Root {...rest} role="group" aria-label={label} data-rating={rating ?? undefined}>
      <button
        type="button"
        aria-pressed={isLiked}
        aria-label={intl.formatMessage(messages.like, { count: likes })}
        aria-describedby={describedBy}
        onClick={() => onRate({ rating: 'liked' })}
      >
        <Icon path={isLiked ? thumbsUpFill : thumbsUp} size={20} />
        {likes > 0 && <span data-part="likes">{intl.formatNumber(likes)}</span>}
      </button>
      <button
        type="button"
        aria-pressed={isDisliked}
        aria-label={intl.formatMessage(messages.dislike)}
        aria-describedby={describedBy}
        onClick={() => onRate({ rating: 'disliked' })}
      >
        <Icon path={isDisliked ? thumbsDownFill : thumbsDown} size={20} />
      </button>
      {needsLogIn && (
        <span id={hintId} className="kit-visually-hidden">
          {intl.formatMessage(messages.logIn)}
        </span>
      )}
    </Root>
  );
}
