import { Button, ButtonLink } from '@lounge/kit/button';
import { chatCircle, eye, videoCameraFill } from '@lounge/kit/icons';
import { Price } from '@lounge/kit/price';
import { formatMinutes, pathTo, paymentWindowPaths } from '@lounge/locale';
import type { ActorData } from '@lounge/stores/content/actors';
import type { LivePreview } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { useAgeCheckPath } from '../../shared/use-age-check-path.ts';
import { PinActorConnected } from '../actors/PinActorConnected.tsx';
import { messengerPath } from '../../shared/messenger-links.ts';
import { useChatTrial } from './live-previews-stores.ts';
import { messages } from './LivePreview.messages.ts';
import { presenceOf } from './offers-of.ts';
import { previewEndOf, type PreviewEnd } from './preview-ends.ts';
import { priceOfKind } from './price-of-kind.ts';
import { useStartChat } from './use-start-chat.ts';

interface EndProps {
  preview: LivePreview;
  actor: ActorData;
}

/** The video chat at its price, or with the minutes of a voucher. */
const VideoChatStart = observer(({ actor }: { actor: ActorData }) => {
  const intl = useIntl();
  const startChat = useStartChat();
  const price = priceOfKind(actor, 'videoChat', false);
  if (price === null || presenceOf(actor) !== 'here') return null;
  const { slug, id: actorId, voucherChatSeconds: voucherSeconds } = actor;
  return (
    <Button
      variant="primary"
      icon={videoCameraFill}
      onClick={() => startChat({ slug, actorId, kind: 'videoChat', price, voucherSeconds })}
    >
      {intl.formatMessage(messages.startChat)}{' '}
      {voucherSeconds > 0 ? (
        intl.formatMessage(messages.minutesFree, { time: formatMinutes(voucherSeconds) })
      ) : (
        <Price amount={price} per="minute" />
      )}
    </Button>
  );
});

/** The code with which a visitor can try a video chat, while it was not redeemed. @spec screen:chat.preview */
const Trial = observer(() => {
  const intl = useIntl();
  const { config, stores } = useApp();
  const trial = useChatTrial();
  useRead(trial);
  const { code } = trial;
  if (code === null) return null;
  const { language, brand } = config;
  const benefits = pathTo('personal.benefits', language, { product: brand });
  if (!stores.guest.isLoggedIn) return <p>{intl.formatMessage(messages.trialSignUp, { code })}</p>;
  return (
    <>
      <p>{intl.formatMessage(messages.trialText, { code })}</p>
      <div data-part="ways">
        <ButtonLink variant="outline" href={`${benefits}?code=${encodeURIComponent(code)}&scrollTo=bonus-code`}>
          {intl.formatMessage(messages.useCode)}
        </ButtonLink>
      </div>
    </>
  );
});

/** The step that helps against the reason of the end. */
const Step = observer(({ step, preview, actor }: EndProps & { step: PreviewEnd['step'] }) => {
  const intl = useIntl();
  const ageCheckPath = useAgeCheckPath();
  const startChat = useStartChat();
  if (step === 'retry')
    return (
      <Button variant="primary" onClick={() => void preview.start()}>
        {intl.formatMessage(messages.retry)}
      </Button>
    );
  if (step === 'ageCheck')
    return (
      <ButtonLink variant="primary" href={ageCheckPath}>
        {intl.formatMessage(messages.checkAge)}
      </ButtonLink>
    );
  const price = priceOfKind(actor, 'voyeurChat', false);
  if (step !== 'lookIn' || price === null || !actor.isVoyeurChatAvailable) return null;
  const { slug, id: actorId } = actor;
  return (
    <Button variant="primary" icon={eye} onClick={() => startChat({ slug, actorId, kind: 'voyeurChat', price })}>
      {intl.formatMessage(messages.lookIn)} <Price amount={price} per="minute" />
    </Button>
  );
});

/** Sign-up and log-in. The page that loads after them shows this end again, with the trial, by its address. */
const AccountLinks = () => {
  const intl = useIntl();
  const links = paymentWindowPaths(useApp().config.language);
  const [, setParameters] = useSearchParams();
  const remember = (): void =>
    setParameters(
      (parameters) => {
        parameters.set('watch', 'live');
        return parameters;
      },
      { replace: true },
    );
  return (
    <>
      <ButtonLink variant="outline" href={links.signUp} onClick={remember}>
        {intl.formatMessage(messages.signUp)}
      </ButtonLink>
      <ButtonLink variant="outline" href={links.logIn} onClick={remember}>
        {intl.formatMessage(messages.logIn)}
      </ButtonLink>
    </>
  );
};

/**
 * How a live preview ended, and the next steps: what helps, the video chat, the trial, a message, the pin. Watching again is one of them
 * only where the preview is not used up.
 * @spec component:LivePreview, feature:chat.preview
 */
export const LivePreviewEnd = observer(({ preview, actor }: EndProps) => {
  const intl = useIntl();
  const { config, stores } = useApp();
  const { isLoggedIn, isBarredFromWriting, isBarredFromSpending } = stores.guest;
  const { title, text, step, canChat } = previewEndOf(preview, stores.guest);
  const say = (key: keyof typeof messages) =>
    intl.formatMessage(messages[key] as MessageDescriptor, { name: actor.name });
  return (
    <>
      <div role="status" data-exit={preview.exitCode ?? undefined}>
        <h2>{say(title)}</h2>
        <p>{say(text)}</p>
      </div>
      <div data-part="ways">
        <Step step={step} preview={preview} actor={actor} />
        {canChat && step !== 'retry' && <VideoChatStart actor={actor} />}
        {!isLoggedIn && step !== 'retry' && <AccountLinks />}
        {isLoggedIn && !isBarredFromWriting && text !== 'deniedText' && step !== 'retry' && (
          <ButtonLink variant="outline" icon={chatCircle} href={messengerPath(config.language, actor.id)}>
            {intl.formatMessage(messages.message)}
          </ButtonLink>
        )}
        {isLoggedIn && <PinActorConnected actorId={actor.id} />}
      </div>
      {canChat && step !== 'retry' && !isBarredFromSpending && <Trial />}
    </>
  );
});
