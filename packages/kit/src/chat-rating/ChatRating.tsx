import { useId, useState } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { thumbsDown } from '../icons/paths/thumbs-down.ts';
import { thumbsUp } from '../icons/paths/thumbs-up.ts';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { CharactersLeft } from '../form/CharactersLeft.tsx';
import { textLimit } from '../form/text-limit.ts';
import { messages } from './ChatRating.messages.ts';
import { chatRatingStyles } from './ChatRating.styles.ts';

/** How a chat is rated. */
export type ChatVerdict = 'good' | 'notForMe';

/** Props of ChatRating. */
export interface ChatRatingProps extends RootProps<'div'> {
  /** The performer's name, for the note. @default no note */
  name?: string | undefined;
  /** The question, where it is about something else than a chat. @default how the chat was */
  question?: string | undefined;
  /** The text below the question. @default that the performer does not see who gave it */
  note?: string | undefined;
  /** The text once the rating arrived. @default that it counts */
  thanks?: string | undefined;
  /** The number of ratings among which this one counts. @default not said */
  ratings?: number | undefined;
  /** Whether the rating is on its way, arrived or failed. @default 'open' */
  state?: 'open' | 'sending' | 'sent' | 'failed' | undefined;
  /** Called when the guest sends the rating, with the words that go with it. */
  onRate: (rate: { rating: ChatVerdict; words: string }) => void;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-chat-rating' })`
  ${chatRatingStyles}
`;

/** The longest text of a rating. */
const maxWords = 500;

const choices = [
  { value: 'good', icon: thumbsUp },
  { value: 'notForMe', icon: thumbsDown },
] as const;

/** Rates a chat, or what `question` names: two answers, of which none is chosen, and a field for words that appears with the choice. Choosing sends nothing. */
export function ChatRating({
  name,
  question,
  note,
  thanks,
  ratings,
  state = 'open',
  onRate,
  level,
  ...rest
}: ChatRatingProps) {
  const intl = useIntl();
  const id = useId();
  const [chosen, setChosen] = useState<ChatVerdict | null>(null);
  const [words, setWords] = useState('');
  return (
    <Root {...rest} data-state={state}>
      <div data-part="question">
        <h2 aria-level={level} id={`${id}-title`}>
          {question ?? intl.formatMessage(messages.howWasIt)}
        </h2>
        <p>
          {ratings !== undefined &&
            `${intl.formatMessage(messages.among, { count: ratings, number: intl.formatNumber(ratings) })} `}
          {note ?? (name !== undefined && intl.formatMessage(messages.notSeen, { name }))}
        </p>
      </div>
      {state === 'sent' ? (
        <p role="status" data-part="thanks">
          {thanks ?? intl.formatMessage(messages.rated)}
        </p>
      ) : (
        <div data-part="choices" role="group" aria-labelledby={`${id}-title`}>
          {choices.map(({ value, icon }) => (
            <Button
              key={value}
              variant="outline"
              size="large"
              icon={icon}
              aria-pressed={chosen === value}
              data-chosen={chosen === value || undefined}
              onClick={() => setChosen(value)}
            >
              {intl.formatMessage(messages[value])}
            </Button>
          ))}
        </div>
      )}
      {chosen !== null && state !== 'sent' && (
        <form
          noValidate
          data-part="words"
          onSubmit={(event) => {
            event.preventDefault();
            if (state !== 'sending') onRate({ rating: chosen, words: words.trim() });
          }}
        >
          <label htmlFor={`${id}-words`}>{intl.formatMessage(messages.words)}</label>
          <textarea id={`${id}-words`} rows={3} value={words} {...textLimit(maxWords, words, setWords)} />
          <CharactersLeft text={words} max={maxWords} />
          {state === 'failed' && <p role="alert">{intl.formatMessage(messages.notSent)}</p>}
          <Button type="submit" isPending={state === 'sending'}>
            {intl.formatMessage(messages.send)}
          </Button>
        </form>
      )}
    </Root>
  );
}
