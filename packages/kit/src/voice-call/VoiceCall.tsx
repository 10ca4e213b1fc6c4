import { formatCoins, formatDuration } from '@lounge/locale';
import { useId } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { phone } from '../icons/paths/phone.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import { PriceParts, type PriceContent } from '../price/PriceParts.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './VoiceCall.messages.ts';
import { voiceCallStyles } from './VoiceCall.styles.ts';

/** A performer who can be called instead. */
export interface CallFallback {
  id: number;
  name: string;
  href: string;
  /** The avatar. */
  picture: PictureContent;
}

/** Props of VoiceCall. */
export interface VoiceCallProps extends RootProps<'section'> {
  /** The state of the call. */
  state: 'available' | 'connecting' | 'ringing' | 'running' | 'ended' | 'failed';
  /** The performer's name. */
  name: string;
  /** The portrait. */
  picture: PictureContent;
  /** The price a minute. */
  price?: PriceContent | undefined;
  /** How long the call lasts or lasted, in seconds. @default 0 */
  seconds?: number | undefined;
  /** Cost of the call, in hundredths of a coin; 0 for a free one. @default 0 */
  amount?: number | undefined;
  /** The result code of a call that failed; any but 2000. */
  code?: number | undefined;
  /** Why the call failed and what to do next, in the guest's language. @default that it did not get through */
  reason?: string | undefined;
  /** Who can be called instead of a performer who cannot be reached. @default nobody */
  alternatives?: readonly CallFallback[] | undefined;
  /** Where the guest writes a message. */
  messageHref: string;
  /** Rank of the heading. @default 2 */
  level?: 1 | 2 | undefined;
  /** Called when the guest starts the call, or starts it again. */
  onCall: () => void;
  /** Called when the guest ends the call, or stops calling. */
  onEnd: () => void;
}

const Root = styled.section.withConfig({ componentId: 'kit-voice-call' })`
  ${voiceCallStyles}
`;

type TextProps = Pick<VoiceCallProps, 'state' | 'price' | 'seconds' | 'amount' | 'code' | 'reason'>;

/** Whether nobody has answered yet. */
const isCalling = (state: VoiceCallProps['state']): boolean => state === 'connecting' || state === 'ringing';

function Text({ state, price, seconds = 0, amount = 0, code, reason }: TextProps) {
  const intl = useIntl();
  const { language } = useKit();
  const time = formatDuration(seconds);
  if (state === 'ended') {
    const coins = formatCoins(amount, language);
    return (
      <p>
        {amount === 0
          ? intl.formatMessage(messages.lastedFree, { time })
          : intl.formatMessage(messages.lasted, { time, coins })}
      </p>
    );
  }
  if (state === 'failed') {
    return (
      <>
        <p>{reason ?? intl.formatMessage(messages.failedText)}</p>
        {code !== undefined && <p data-part="code">{intl.formatMessage(messages.code, { code })}</p>}
      </>
    );
  }
  return (
    <>
      {state === 'running' && (
        <p data-part="timer" role="timer">
          {time}
        </p>
      )}
      {state === 'ringing' && <p>{intl.formatMessage(messages.ringingText)}</p>}
      <p>{intl.formatMessage(isCalling(state) && price ? messages.connectingText : messages.anonymous)}</p>
      {price && (
        <p data-part="price">
          <PriceParts price={{ per: 'minute', ...price }} intl={intl} language={language} />
        </p>
      )}
    </>
  );
}

function Alternatives({ alternatives }: { alternatives: readonly CallFallback[] }) {
  const intl = useIntl();
  const { Link } = useKit();
  return (
    <div data-part="alternatives">
      <h3>{intl.formatMessage(messages.instead)}</h3>
      <ul>
        {alternatives.map(({ id, name, href, picture }) => (
          <li key={id}>
            <Link href={href}>
              <span data-part="avatar" data-tint={picture.tint}>
                <PictureImage picture={picture} widths={[160]} sizes="56px" width={56} height={56} intl={intl} />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * An anonymous voice call with a performer: its state, its time and price, and who can be called instead if it fails.
 * @spec component:VoiceCallButton, state:voicecall, state:anonymous-voice-call
 */
export function VoiceCall(props: VoiceCallProps) {
  const {
    state,
    name,
    picture,
    price,
    seconds,
    amount,
    code,
    reason,
    alternatives = [],
    messageHref,
    level = 2,
    onCall,
    onEnd,
    ...rest
  } = props;
  const intl = useIntl();
  const headingId = useId();
  const Heading = `h${level}` as const;
  const isOpen = isCalling(state) || state === 'running';
  return (
    <Root aria-labelledby={headingId} {...rest} data-state={state}>
      <div data-part="picture" data-tint={picture.tint}>
        <PictureImage picture={picture} widths={[160, 320]} sizes="136px" width={136} height={168} intl={intl} />
      </div>
      <div data-part="words" role={state === 'failed' ? 'alert' : 'status'}>
        <Heading id={headingId}>{intl.formatMessage(messages[state], { name })}</Heading>
      </div>
      <div data-part="text">
        <Text state={state} price={price} seconds={seconds} amount={amount} code={code} reason={reason} />
      </div>
      <div data-part="actions">
        {isOpen ? (
          <Button variant="primary" onClick={onEnd}>
            {intl.formatMessage(messages.end)}
          </Button>
        ) : (
          <Button variant="primary" icon={phone} onClick={onCall}>
            {intl.formatMessage(state === 'available' ? messages.call : messages.again)}
          </Button>
        )}
        {!isOpen && state !== 'available' && (
          <ButtonLink variant="outline" href={messageHref}>
            {intl.formatMessage(messages.write)}
          </ButtonLink>
        )}
      </div>
      {state === 'failed' && alternatives.length > 0 && <Alternatives alternatives={alternatives} />}
    </Root>
  );
}
