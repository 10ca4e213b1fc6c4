import { ArchTile } from '@lounge/kit/arch-tile';
import { DailyBonusBoard } from '@lounge/kit/daily-bonus-board';
import { Picture } from '@lounge/kit/picture';
import { ScrollRow } from '@lounge/kit/scroll-row';
import { SectionHeading } from '@lounge/kit/section-heading';
import { StatePanel } from '@lounge/kit/state-panel';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { NeedsScript } from '../../foundation/page/NeedsScript.tsx';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useApp } from '../../shared/app-context.ts';
import { useDailyDeals } from './daily-bonus-stores.ts';
import { messages } from './DailyBonus.messages.ts';
import { DealConnected } from './DealConnected.tsx';
import { TakenDealsConnected } from './TakenDealsConnected.tsx';

const Page = styled.div.withConfig({ componentId: 'site-daily-bonus' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;
  width: 100%;
  max-width: 1432px;
  margin: 0 auto;
  padding: 24px var(--kit-page-margin) var(--kit-space-7);
  > [data-part='background'] {
    overflow: hidden;
    border-radius: var(--kit-radius-2);
  }
  > [data-part='background'] > [data-wide] {
    display: none;
  }
  @media (min-width: 768px) {
    padding-top: 44px;
    > [data-part='background'] > [data-wide] {
      display: block;
    }
    > [data-part='background'] > [data-narrow] {
      display: none;
    }
  }
`;

/** The picture of the day, where its settings have one: another one for phones. */
const BackgroundConnected = observer(() => {
  const { page } = useDailyDeals();
  const [wide] = page.value?.backgrounds ?? [];
  const [narrow] = page.value?.phoneBackgrounds ?? [];
  if (wide === undefined || narrow === undefined) return null;
  return (
    <div data-part="background">
      <Picture data-wide="" {...pictureContent(wide)} widths={[640, 1280, 1920]} width={2000} height={400} lazy />
      <Picture data-narrow="" {...pictureContent(narrow)} widths={[320, 640]} width={4} height={3} lazy />
    </div>
  );
});

/** The performers whose videos and albums are deals. */
const ModelsConnected = observer(() => {
  const intl = useIntl();
  const heading = useId();
  const { stores } = useApp();
  const { models } = useDailyDeals();
  if (models.value === null || models.value.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <SectionHeading headingId={heading} title={intl.formatMessage(messages.performers)} />
      <ScrollRow label={intl.formatMessage(messages.performers)} item="arch">
        {models.value.map(({ id, name, link, avatar, online }) => (
          <ArchTile
            key={id}
            name={name}
            href={link}
            picture={pictureContent(avatar)}
            presence={stores.presence.isOnline(id, online) ? 'online' : 'offline'}
            lazy
          />
        ))}
      </ScrollRow>
    </section>
  );
});

/**
 * The deals of yesterday, today and tomorrow, what the guest took this month, and whose videos and albums are deals.
 * @spec screen:daily-bonus, feature:reward.daily-bonus
 */
export const DailyBonusScreen = observer(() => {
  const intl = useIntl();
  const { config, stores } = useApp();
  const deals = useDailyDeals();
  const { value, state, failure } = deals.days;
  if (value === null && state === 'failed') {
    return (
      <Page>
        <StatePanel
          kind="error"
          level={1}
          title={intl.formatMessage(messages.notLoaded)}
          requestId={failure?.requestId ?? undefined}
          step={{ onAct: () => void deals.load() }}
        />
      </Page>
    );
  }
  const { leadsTo } = deals;
  const texts = deals.page.value?.headerTexts;
  const isPending = value === null;
  return (
    <Page>
      <NeedsScript />
      {leadsTo === null && <BackgroundConnected />}
      <DailyBonusBoard
        className={deals.page.value?.className}
        title={texts?.title === undefined || texts.title === '' ? intl.formatMessage(messages.title) : texts.title}
        text={texts?.text}
        seconds={value?.secondsLeft}
        taken={value?.currentDay?.purchased}
        loading={isPending}
        // A page that is open when its day begins stays, and says where it leads.
        leads={
          leadsTo === null
            ? undefined
            : leadsTo === 'home'
              ? { to: 'home', href: pathTo('home', config.language) }
              : { to: 'elsewhere', href: leadsTo.path }
        }
        previous={<DealConnected day="previous" deal={value?.previousDay ?? null} isPending={isPending} />}
        current={<DealConnected day="current" deal={value?.currentDay ?? null} isPending={isPending} />}
        next={<DealConnected day="next" deal={value?.nextDay ?? null} isPending={isPending} />}
        onOver={() => deals.onDayOver()}
      />
      {stores.guest.isLoggedIn && <TakenDealsConnected />}
      <ModelsConnected />
    </Page>
  );
});
