import { DataProtectionNotice } from '@lounge/kit/data-protection-notice';
import { paymentWindowPath } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { titleOf } from '../legal/legal-pages.ts';
import { legalPath } from '../legal/legal-paths.ts';
import { useGuest } from './guest-stores.ts';
import { useLogOut } from './use-log-out.ts';

/**
 * Asks a guest to accept new legal texts. Who does not is logged out; the answer is stored in both cases.
 * @spec screen:overlay.data-protection-notice, screen:overlay.agb-notice, feature:legal.data-protection
 */
export const LegalNoticeConnected = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { legalNotices } = useGuest();
  const { texts, isPending, failure, acceptedAt, answer, close } = legalNotices;
  const logOut = useLogOut();
  const isLoggedOut = failure?.code === 'needLogin';
  return (
    <DataProtectionNotice
      step={texts.length === 0 ? 'accepted' : isLoggedOut ? 'loggedOut' : 'ask'}
      texts={texts.map(({ type, version, publishedAt, changes }) => ({
        title: intl.formatMessage(titleOf[type]),
        version,
        publishedAt,
        changes,
        href: legalPath(type, language),
      }))}
      isPending={isPending}
      failed={failure !== null}
      acceptedAt={acceptedAt ?? undefined}
      logInHref={paymentWindowPath(language, 'log-in')}
      onAccept={() => void answer(true)}
      // Leaving is always possible, whether or not the answer can be stored.
      onReject={() => void answer(false).then(logOut)}
      onClose={close}
    />
  );
});
