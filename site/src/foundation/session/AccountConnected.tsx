import { Button, ButtonLink } from '@lounge/kit/button';
import { useKit } from '@lounge/kit/kit-provider';
import { Notice } from '@lounge/kit/notice';
import { SectionHeading } from '@lounge/kit/section-heading';
import { StatePanel } from '@lounge/kit/state-panel';
import { accountPagePath, formatDateTime, logOutPath } from '@lounge/locale';
import type { GuestSessionData } from '@lounge/stores/foundation/session';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { useFocusAfterUnlock } from '../../shared/use-focus-after-unlock.ts';
import { useSessions } from './sessions-stores.ts';
import { noteLogOut } from './log-out-note.ts';
import { messages } from './Account.messages.ts';

const Section = styled.section.withConfig({ componentId: 'site-account' })`
  display: grid;
  gap: 16px;
  > ul {
    display: grid;
    gap: 2px;
    max-width: 720px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    min-height: 64px;
    border-bottom: 1px solid var(--kit-line);
  }
  > ul > li > div {
    flex: 1 1 220px;
  }
  > ul > li > div > small {
    display: block;
    color: var(--kit-text-muted);
  }
  > [role='group'] {
    display: grid;
    gap: 12px;
  }
  > [data-part='actions'],
  > [role='group'] > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`;

/** The pages that change the account. They ask for the password, so they are forms of the payment window. */
const pages = [
  ['change-password', messages.changePassword],
  ['change-email', messages.changeEmail],
  ['second-factor', messages.secondFactor],
  ['export', messages.export],
  ['delete-account', messages.deleteAccount],
] as const;

const deviceText = ({ browser, system }: GuestSessionData, intl: IntlShape): string => {
  if (browser !== null && system !== null) return intl.formatMessage(messages.device, { browser, system });
  return browser ?? system ?? intl.formatMessage(messages.unknownDevice);
};

const SessionItem = observer(({ session }: { session: GuestSessionData }) => {
  const intl = useIntl();
  const { language, timeZone } = useKit();
  const sessions = useSessions();
  const device = deviceText(session, intl);
  const when = formatDateTime(session.usedAt, language, timeZone);
  return (
    <li>
      <div>
        {device}
        <small>
          {session.isCurrent ? intl.formatMessage(messages.here) : intl.formatMessage(messages.used, { when })}
        </small>
      </div>
      {!session.isCurrent && (
        <Button
          size="small"
          variant="outline"
          aria-label={intl.formatMessage(messages.logOutDevice, { device })}
          isPending={sessions.pending === session.id}
          onClick={() => void sessions.end(session.id)}
        >
          {intl.formatMessage(messages.logOut)}
        </Button>
      )}
    </li>
  );
});

/** Explanation of logging out everywhere, before it does it. */
const EverywhereQuestion = observer(({ onKeep }: { onKeep: () => void }) => {
  const intl = useIntl();
  const sessions = useSessions();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div ref={question} role="group" aria-labelledby="everywhere" tabIndex={-1}>
      <p id="everywhere">{intl.formatMessage(messages.everywhereText)}</p>
      <div data-part="actions">
        <Button
          isPending={sessions.pending === 'all'}
          onClick={() => {
            noteLogOut('everywhere');
            void sessions.endAll();
          }}
        >
          {intl.formatMessage(messages.everywhere)}
        </Button>
        <Button variant="outline" onClick={onKeep}>
          {intl.formatMessage(messages.keep)}
        </Button>
      </div>
    </div>
  );
});

/** The guest's account: where the guest is logged in, and links to the pages that change it. */
export const AccountConnected = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const sessions = useSessions();
  const { state, value } = sessions.list;
  const [isAsking, setAsking] = useState(false);
  const everywhere = useRef<HTMLButtonElement>(null);
  useFocusAfterUnlock(isAsking, everywhere);
  return (
    <Section aria-labelledby="account">
      <SectionHeading headingId="account" title={intl.formatMessage(messages.title)} />
      <h3 id="sessions" data-needs-script>
        {intl.formatMessage(messages.sessions)}
      </h3>
      {state === 'failed' && (
        <StatePanel
          kind="error"
          level={3}
          title={intl.formatMessage(messages.notLoaded)}
          requestId={sessions.list.failure?.requestId ?? undefined}
          step={{ onAct: () => void sessions.list.load() }}
        />
      )}
      {sessions.failure !== null && <Notice tone="danger" text={intl.formatMessage(messages.notEnded)} />}
      {value && (
        <ul data-needs-script aria-labelledby="sessions">
          {value.sessions.map((each) => (
            <SessionItem key={each.id} session={each} />
          ))}
        </ul>
      )}
      <div data-part="actions">
        {pages.map(([page, label]) => (
          <ButtonLink key={page} variant="outline" href={accountPagePath(language, page)}>
            {intl.formatMessage(label)}
          </ButtonLink>
        ))}
        {!isAsking && (
          <Button ref={everywhere} data-needs-script variant="outline" onClick={() => setAsking(true)}>
            {intl.formatMessage(messages.everywhere)}
          </Button>
        )}
        <noscript>
          <form action={`${logOutPath(language)}?everywhere=1`} method="post" noValidate>
            <Button type="submit" variant="outline">
              {intl.formatMessage(messages.everywhere)}
            </Button>
          </form>
        </noscript>
      </div>
      {isAsking && <EverywhereQuestion onKeep={() => setAsking(false)} />}
    </Section>
  );
});
