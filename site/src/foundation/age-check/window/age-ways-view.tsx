import { AgeVerificationWindow, type AgeWay } from '@lounge/kit/age-verification-window';
import { ButtonLink } from '@lounge/kit/button';
import { useKit } from '@lounge/kit/kit-provider';
import { Notice } from '@lounge/kit/notice';
import { formatTime } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { defineView, type ViewProps } from '../../../shared/window/define-view.ts';
import { windowTitles } from '../../../shared/window/WindowTitle.messages.ts';
import { partOf, WayBack } from './age-links.tsx';
import { ageCheckMessages as messages } from './AgeWindow.messages.ts';

/** Data of the view `age-ways`. */
export interface AgeWaysView {
  readonly kind: 'age-ways';
  readonly status: 'unknown' | 'rejected';
  readonly message: string | null;
  readonly isRevoked: boolean;
  /** In hundredths of a coin, or null. */
  readonly bonus: number | null;
  /** Until when no pin-call is possible, after a third wrong pin. */
  readonly lockedUntil: string | null;
  readonly back: string | null;
}

/** Data of the view `age-checked`. */
export interface AgeCheckedView {
  readonly kind: 'age-checked';
  readonly result: 'accepted' | 'pending' | 'rejected';
  /** The gift for the accepted check, in hundredths of a coin; null for nothing. */
  readonly bonusGiven: number | null;
  readonly message: string | null;
  readonly since: string | null;
  readonly back: string | null;
}

/** The ways to verify one's age; after a third wrong pin without the pin-call. */
const AgeWays = ({ view, language }: ViewProps<AgeWaysView>) => {
  const { status, message, isRevoked, bonus, lockedUntil, back } = view;
  const intl = useIntl();
  const { timeZone } = useKit();
  const kinds = [
    ['pinCall', 'pin-call'],
    ['identity', 'identity'],
    ['bank', 'bank'],
  ] as const;
  const ways = kinds
    .filter(([kind]) => kind !== 'pinCall' || lockedUntil === null)
    .map(([kind, way]): AgeWay => ({ kind, href: partOf(language, back, { way }) }));
  return (
    <>
      {lockedUntil !== null && (
        <Notice
          tone="danger"
          title={intl.formatMessage(messages.thirdPin)}
          text={intl.formatMessage(messages.thirdPinText, { time: formatTime(lockedUntil, timeZone) })}
        />
      )}
      <AgeVerificationWindow
        level={1}
        revoked={isRevoked}
        status={status}
        message={message}
        bonus={bonus}
        ways={ways}
      />
    </>
  );
};

/** The result of an age check. */
const AgeResult = ({ view, language }: ViewProps<AgeCheckedView>) => {
  const { result, message, since, bonusGiven, back } = view;
  const intl = useIntl();
  return (
    <AgeVerificationWindow level={1} status={result} message={message} since={since} bonus={bonusGiven}>
      {result === 'rejected' ? (
        <ButtonLink variant="primary" size="large" wide href={partOf(language, back, {})}>
          {intl.formatMessage(messages.tryAgain)}
        </ButtonLink>
      ) : (
        <WayBack back={back} language={language} isMain={result === 'accepted'} />
      )}
      {result === 'pending' && (
        <ButtonLink variant="text" href={partOf(language, back, { way: 'choose' })}>
          {intl.formatMessage(messages.otherWay)}
        </ButtonLink>
      )}
    </AgeVerificationWindow>
  );
};

/** The ways to verify one's age. */
export const ageWaysView = defineView<AgeWaysView>({
  kind: 'age-ways',
  title: windowTitles.ageCheck,
  heading: null,
  Content: AgeWays,
});

/** The result of an age check. */
export const ageCheckedView = defineView<AgeCheckedView>({
  kind: 'age-checked',
  title: windowTitles.ageCheck,
  heading: null,
  Content: AgeResult,
});
