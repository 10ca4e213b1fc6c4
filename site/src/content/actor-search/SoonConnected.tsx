import { useKit } from '@lounge/kit/kit-provider';
import { ScrollRow } from '@lounge/kit/scroll-row';
import { SectionHeading } from '@lounge/kit/section-heading';
import { formatTime } from '@lounge/locale';
import type { SoonData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { ModelTile } from '../actors/ModelTile.tsx';
import { messages } from './Cams.messages.ts';
import { isOfEverybody } from './search-address.ts';
import { useActorSearches } from './search-stores.ts';
import { usePlace } from './use-place.ts';
import type { SearchPageState } from './use-search-page.ts';

const Section = styled.section.withConfig({ componentId: 'site-starts-soon' })`
  margin-top: var(--kit-space-6);
`;

/** A show is announced, so its time counts before a usual hour. */
const SoonTile = ({ model, hoursToBeOnline, nextShowAt }: SoonData) => {
  const intl = useIntl();
  const { timeZone } = useKit();
  const when =
    nextShowAt === null
      ? intl.formatMessage(messages.usually, { hours: hoursToBeOnline ?? 1 })
      : intl.formatMessage(messages.show, { time: formatTime(nextShowAt, timeZone) });
  return <ModelTile model={model} place={when} more={undefined} rating={undefined} />;
};

/**
 * Who is away and starts soon; who has come meanwhile is live, and without anybody there is no row. Nor is there one where performers were
 * chosen, whom these may not be.
 */
export const SoonConnected = observer(({ page }: { page: SearchPageState }) => {
  const intl = useIntl();
  const { presence } = useApp().stores;
  const { soon } = useActorSearches();
  const away = (soon.value ?? []).filter(({ model }) => !presence.isOnline(model.id, model.isOnline));
  const { isUnknown } = usePlace(page);
  if (away.length === 0 || isUnknown || !isOfEverybody(page.query)) return null;
  const title = intl.formatMessage(messages.soon);
  return (
    <Section aria-labelledby="soon-heading">
      <SectionHeading headingId="soon-heading" title={title} />
      <ScrollRow label={title} item="tile">
        {away.map((each) => (
          <SoonTile key={each.model.id} {...each} />
        ))}
      </ScrollRow>
    </Section>
  );
});
