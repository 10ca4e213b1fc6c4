import { formatCoins, formatMinutes, formatTime } from '@lounge/locale';
import { useId } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { chatCircle } from '../icons/paths/chat-circle.ts';
import { videoCameraFill } from '../icons/paths/video-camera-fill.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { PictureImage } from '../picture/PictureImage.tsx';
import { BillPanel } from './BillPanel.tsx';
import type { ChatEndSummaryProps, EndedKind } from './chat-end-types.ts';
import { messages } from './ChatEndSummary.messages.ts';
import { chatEndSummaryStyles } from './ChatEndSummary.styles.ts';
import { exitTextOf } from './exit-text.ts';
import { endTitles, whyEnded } from './why-ended.ts';

const Root = styled.section.withConfig({ componentId: 'kit-chat-end-summary' })`
  ${chatEndSummaryStyles}
`;

type HeadProps = Pick<
  ChatEndSummaryProps,
  'kind' | 'name' | 'picture' | 'exitCode' | 'endedAt' | 'bill' | 'again' | 'links' | 'level'
>;

/** The step that helps after this end, before starting again: coins, the show that began, the age check. */
const helpOf = (exitCode: number, { topUp, show, ageCheck }: ChatEndSummaryProps['links']) => {
  const text = exitTextOf(exitCode);
  if (text === 'coinsUsed' || text === 'chargeFailed') return { label: messages.addCoins, href: topUp };
  if (text === 'showBegan' && show) return { label: messages.seeShow, href: show };
  return text === 'ageCheck' && ageCheck ? { label: messages.checkAge, href: ageCheck } : null;
};

/** Label of the button that starts a chat. */
const startLabelOf = (kind: EndedKind, next: EndedKind) =>
  next === 'ticketShow'
    ? messages.backToShow
    : next === kind
      ? messages.startAgain
      : next === 'voyeurChat'
        ? messages.lookIn
        : messages.startVideo;

function Actions({ kind, exitCode, again, links }: HeadProps) {
  const intl = useIntl();
  const { language } = useKit();
  const help = helpOf(exitCode, links);
  const next = again?.kind ?? kind;
  const { pricePerMinute, voucherSeconds = 0 } = again ?? {};
  const isByVoucher = voucherSeconds > 0;
  const price = isByVoucher || pricePerMinute === undefined ? null : formatCoins(pricePerMinute, language);
  return (
    <div data-part="actions">
      {help && (
        <ButtonLink variant="primary" size="large" href={help.href}>
          {intl.formatMessage(help.label)}
        </ButtonLink>
      )}
      {again && (
        <Button
          variant={help ? 'outline' : 'primary'}
          size="large"
          icon={next === 'voiceCall' || next === 'voyeurChat' || next === 'ticketShow' ? undefined : videoCameraFill}
          onClick={again.onStart}
        >
          {intl.formatMessage(startLabelOf(kind, next))}
          {isByVoucher && (
            <span data-kit="" data-part="price">
              {intl.formatMessage(messages.minutesFree, { time: formatMinutes(voucherSeconds) })}
            </span>
          )}
          {price !== null && (
            <>
              <span data-kit="" data-part="price" aria-hidden="true">
                <CoinMark />
                {price}
                <small>{intl.formatMessage(messages.slashMinute)}</small>
              </span>
              <span className="kit-visually-hidden">{intl.formatMessage(messages.coinsAMinute, { price })}</span>
            </>
          )}
        </Button>
      )}
      {links.message !== undefined && (
        <ButtonLink variant="outline" size="large" icon={chatCircle} href={links.message}>
          {intl.formatMessage(messages.write)}
        </ButtonLink>
      )}
    </div>
  );
}

function Head(props: HeadProps & { headingId: string }) {
  const { kind, name, picture, exitCode, endedAt, bill, level = 1, headingId } = props;
  const intl = useIntl();
  const Heading = `h${level}` as const;
  return (
    <div data-part="head">
      <div data-part="picture" data-tint={picture.tint}>
        <PictureImage
          picture={picture}
          sizes="(min-width: 768px) 300px, 104px"
          width={300}
          height={392}
          name={name}
          priority
          intl={intl}
        />
      </div>
      <div data-part="title">
        <Heading id={headingId}>{intl.formatMessage(messages[endTitles[kind]], { name })}</Heading>
        <p data-part="why" data-exit={exitCode}>
          {whyEnded(kind, exitCode, name, intl)}
          {bill?.pricePerMinute != null &&
            ` ${intl.formatMessage(messages.since, { time: formatTime(endedAt, intl.timeZone) })}`}
        </p>
      </div>
      <Actions {...props} />
    </div>
  );
}

/**
 * The end of a chat: why, how long it lasted and its cost, with places for ChatRating, BillDispute and others who are live.
 * @spec component:ChatEndSummary
 */
export function ChatEndSummary({
  kind,
  name,
  picture,
  exitCode,
  endedAt,
  seconds,
  bill = null,
  earlier,
  again = null,
  links,
  rating,
  dispute,
  others,
  level,
  ...rest
}: ChatEndSummaryProps) {
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId} {...rest} data-kind={kind}>
      <div data-part="columns">
        <div data-part="main">
          <Head
            kind={kind}
            name={name}
            picture={picture}
            exitCode={exitCode}
            endedAt={endedAt}
            bill={bill}
            again={again}
            links={links}
            level={level}
            headingId={headingId}
          />
          {rating && <div data-part="rating">{rating}</div>}
        </div>
        <BillPanel kind={kind} seconds={seconds} bill={bill} earlier={earlier} dispute={dispute} />
      </div>
      {others && <div data-part="others">{others}</div>}
    </Root>
  );
}
