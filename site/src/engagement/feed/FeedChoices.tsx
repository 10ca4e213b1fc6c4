import { Button } from '@lounge/kit/button';
import { ChipLink } from '@lounge/kit/chip';
import { Select } from '@lounge/kit/select';
import { feedKind } from '@lounge/protocol/engagement/feed';
import { isOneOf } from '@lounge/protocol';
import { feedParts, type FeedFilter, type FeedPart } from '@lounge/stores/engagement/feed';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { feedSearchOf } from './feed-address.ts';
import { messages } from './Feed.messages.ts';
import { feedChoicesStyles } from './FeedScreen.styles.ts';

const Root = styled.div.withConfig({ componentId: 'site-feed-choices' })`
  ${feedChoicesStyles}
`;

/** Props of FeedChoices. */
export interface FeedChoicesProps {
  filter: FeedFilter;
  /** The parts that can be chosen. @default all */
  parts?: readonly FeedPart[];
}

/** The part and the kind of posts that a feed shows, both in its address. Without a script the kinds are a form with a button. */
export const FeedChoices = ({ filter, parts = feedParts }: FeedChoicesProps) => {
  const intl = useIntl();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { part, kinds } = filter;
  const value = kinds.length === 1 ? (kinds[0] ?? '') : '';
  const choose = (kind: string): void => {
    const chosen = isOneOf(feedKind, kind) ? [kind] : [];
    void navigate(`${pathname}${feedSearchOf({ part, kinds: chosen })}`, { preventScrollReset: true });
  };
  return (
    <Root>
      {parts.length > 1 && (
        <nav aria-label={intl.formatMessage(messages.parts)}>
          {parts.map((each) => (
            <ChipLink key={each} href={`${pathname}${feedSearchOf({ part: each, kinds })}`} selected={each === part}>
              {intl.formatMessage(messages[each])}
            </ChipLink>
          ))}
        </nav>
      )}
      <form action={pathname} noValidate>
        {part !== 'all' && <input type="hidden" name="show" value={part} />}
        <Select
          key={value}
          input={{ name: 'kind', defaultValue: value, 'aria-label': intl.formatMessage(messages.kinds) }}
          options={[
            { value: '', text: intl.formatMessage(messages.allKinds) },
            ...feedKind.values.map((kind) => ({ value: kind, text: intl.formatMessage(messages[kind]) })),
          ]}
          onChange={(change) => choose(change.value)}
        />
        <noscript>
          <Button type="submit" variant="outline">
            {intl.formatMessage(messages.show)}
          </Button>
        </noscript>
      </form>
    </Root>
  );
};
