import { useIntl } from 'react-intl';
import { AccountConnected } from '../session/AccountConnected.tsx';
import { AccountStateConnected } from './AccountStateConnected.tsx';
import { NotificationsConnected } from './NotificationsConnected.tsx';
import { PersonalLayout } from './PersonalLayout.tsx';
import { messages } from './Profile.messages.ts';
import { ProfileConnected } from './ProfileConnected.tsx';

/** The guest's profile: name, picture, notifications, newsletters, state of the account, log-in. @spec screen:personal.profile */
export const ProfileScreen = () => {
  const intl = useIntl();
  return (
    <PersonalLayout
      title={intl.formatMessage(messages.title)}
      lead={<p data-part="lead">{intl.formatMessage(messages.lead)}</p>}
    >
      <ProfileConnected />
      <NotificationsConnected />
      <AccountStateConnected />
      <AccountConnected />
    </PersonalLayout>
  );
};
