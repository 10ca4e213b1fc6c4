import { AvatarImage } from '@lounge/kit/avatar-image';
import { useKit } from '@lounge/kit/kit-provider';
import { SectionHeading } from '@lounge/kit/section-heading';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { isPhone } from '../../shared/viewport.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { messages } from './Feed.messages.ts';
import { useBoughtTotals } from './bought-totals-stores.ts';
import { useHereNow } from './feed-stores.ts';
import { feedSideStyles } from './FeedScreen.styles.ts';

const mostHere = 4;

const Section = styled.section.withConfig({ componentId: 'site-feed-side' })`
  ${feedSideStyles}
`;

const HereNow = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { Link } = useKit();
  const row = useHereNow();
  useRead(row, !isPhone());
  const models = row.models.slice(0, mostHere);
  if (models.length === 0) return null;
  return (
    <Section aria-labelledby="here-now">
      <SectionHeading headingId="here-now" title={intl.formatMessage(messages.hereNow)} />
      <ul>
        {models.map(({ id, name, slug, portrait }) => (
          <li key={id}>
            <Link href={pathTo('performer.feed', language, { actorName: slug })}>
              <AvatarImage name={name} picture={pictureContent(portrait)} />
              <span>
                {name}
                <small>{intl.formatMessage(messages.online)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
});

const Opened = observer(() => {
  const intl = useIntl();
  const totals = useBoughtTotals();
  useRead(totals, !isPhone());
  const { value } = totals;
  if (value === null || value.clips + value.photos === 0) return null;
  const { clips, photos } = value;
  return (
    <Section aria-labelledby="you-opened">
      <SectionHeading headingId="you-opened" title={intl.formatMessage(messages.youOpened)} />
      <dl>
        <div>
          <dt>{intl.formatMessage(messages.openedClips, { count: clips })}</dt>
          <dd>{intl.formatNumber(clips)}</dd>
        </div>
        <div>
          <dt>{intl.formatMessage(messages.openedPhotos, { count: photos })}</dt>
          <dd>{intl.formatNumber(photos)}</dd>
        </div>
      </dl>
    </Section>
  );
});

/** Beside a feed on wide screens: who is online, and how much the guest bought. @spec feature:feed.buy 2 */
export const FeedSideConnected = () => {
  const { guestId } = useApp().config;
  return (
    <aside>
      <HereNow />
      {guestId !== null && <Opened />}
    </aside>
  );
};
