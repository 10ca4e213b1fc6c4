import { ButtonLink } from '@lounge/kit/button';
import { SectionHeading } from '@lounge/kit/section-heading';
import { pathTo } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { AccountConnected } from '../session/AccountConnected.tsx';
import { NotificationsConnected } from './NotificationsConnected.tsx';
import { PersonalLayout } from './PersonalLayout.tsx';
import { messages } from './Profile.messages.ts';
import { ProfileConnected } from './ProfileConnected.tsx';

const More = styled.section.withConfig({ componentId: 'site-profile-more' })`
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`;

/** Links to what else belongs to the account. */
const MoreLinks = () => {
  const intl = useIntl();
  const { language, brand } = useApp().config;
  const product = { product: brand };
  const links = [
    [pathTo('personal.age-check', language, product), messages.ageCheck],
    [pathTo('vipclub', language), messages.subscriptions],
    [pathTo('personal.benefits', language, product), messages.gifts],
    [pathTo('personal.coins', language, product), messages.recharge],
  ] as const;
  return (
    <More aria-labelledby="more">
      <SectionHeading headingId="more" title={intl.formatMessage(messages.more)} />
      <div>
        {links.map(([href, label]) => (
          <ButtonLink key={href} variant="outline" href={href}>
            {intl.formatMessage(label)}
          </ButtonLink>
        ))}
      </div>
    </More>
  );
};

/** The guest's profile: name, picture, notifications, newsletters, log-in. @spec screen:personal.profile */
export const ProfileScreen = () => {
  const intl = useIntl();
  return (
    <PersonalLayout
      title={intl.formatMessage(messages.title)}
      lead={<p data-part="lead">{intl.formatMessage(messages.lead)}</p>}
    >
      <ProfileConnected />
      <NotificationsConnected />
      <MoreLinks />
      <AccountConnected />
    </PersonalLayout>
  );
};
