import { ChipLink } from '@lounge/kit/chip';
import { StatePanel } from '@lounge/kit/state-panel';
import { pathTo, searchPatternOf } from '@lounge/locale';
import type { SearchResults } from '@lounge/stores/content/global-search';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { TagLinks } from '../videos/TagLinks.tsx';
import { Orders } from './Orders.tsx';
import { messages } from './Search.messages.ts';

const Ways = styled.div.withConfig({ componentId: 'site-search-ways' })`
  display: grid;
  gap: 28px;
  margin-top: 28px;
  > nav {
    display: grid;
    gap: 14px;
  }
  > nav > div {
    margin-block: 0;
  }
`;

/** Patterns that may have been meant. @spec feature:search.suggestions */
const Meant = ({ patterns }: { patterns: readonly string[] }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  if (patterns.length === 0) return null;
  return (
    <nav aria-labelledby="search-meant">
      <h2 id="search-meant">{intl.formatMessage(messages.meant)}</h2>
      <Orders>
        {patterns.map((pattern) => (
          <ChipLink key={pattern} href={pathTo('search.all', language, { searchPattern: searchPatternOf(pattern) })}>
            {pattern}
          </ChipLink>
        ))}
      </Orders>
    </nav>
  );
};

/** Popular tags, for where nothing is found or meant. */
const Popular = ({ tags }: { tags: ComponentProps<typeof TagLinks>['tags'] }) => {
  const intl = useIntl();
  if (tags.length === 0) return null;
  return (
    <nav aria-labelledby="search-popular">
      <h2 id="search-popular">{intl.formatMessage(messages.popular)}</h2>
      <TagLinks tags={tags} />
    </nav>
  );
};

/** The ways on where a pattern finds nothing. */
export const NothingFound = observer(({ results, all }: { results: SearchResults; all?: string | undefined }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  return (
    <Ways>
      <Meant patterns={results.meant.value ?? []} />
      <StatePanel
        kind="empty"
        title={intl.formatMessage(messages.nothing, { pattern: results.pattern })}
        text={intl.formatMessage(messages.nothingText)}
        step={{ label: intl.formatMessage(messages.clear), href: pathTo('search.all', language) }}
        second={all === undefined ? undefined : { label: intl.formatMessage(messages.seeAll), href: all }}
      />
      <Popular tags={results.popular.value ?? []} />
    </Ways>
  );
});
