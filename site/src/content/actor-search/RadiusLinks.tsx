import { ChipLink } from '@lounge/kit/chip';
import { searchRadii } from '@lounge/protocol/content/actor-search';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { messages } from './Filters.messages.ts';
import type { SearchPageState } from './use-search-page.ts';

const Root = styled.div.withConfig({ componentId: 'site-radius' })`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`;

/** How far from the place is searched, each distance an address; nothing without a place. */
export const RadiusLinks = observer(({ page: { search, query, hrefOf } }: { page: SearchPageState }) => {
  const intl = useIntl();
  if (query.zip === null && search.position === null) return null;
  return (
    <Root role="group" aria-label={intl.formatMessage(messages.distance)}>
      {[...searchRadii, null].map((radius) => (
        <ChipLink key={radius} href={hrefOf({ ...query, radius, page: 1 })} selected={radius === query.radius}>
          {radius === null
            ? intl.formatMessage(messages.anyDistance)
            : intl.formatMessage(messages.within, { km: radius }).replace(/ (?=km)/, '\u00a0')}
        </ChipLink>
      ))}
    </Root>
  );
});
