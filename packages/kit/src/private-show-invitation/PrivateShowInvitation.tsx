import { formatTime } from '@lounge/locale';
import { useId, useState } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { x } from '../icons/paths/x.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { PriceParts } from '../price/PriceParts.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './PrivateShowInvitation.messages.ts';
import { privateShowInvitationStyles } from './PrivateShowInvitation.styles.ts';

/** Where an invitation stands. */
export type InvitationState = 'invited' | 'answering' | 'accepted' | 'declined' | 'over' | 'failed';

/** Props of PrivateShowInvitation. */
export interface PrivateShowInvitationProps extends RootProps<'section'> {
  /** The performer's name. */
  actorName: string;
  /** The address of the performer's picture. */
  pictureUrl: string;
  /** The performer's id, which the answers carry. */
  actorId: number;
  /** Whether it awaits an answer, has one, is over, or the answer failed. @default 'invited' */
  state?: InvitationState | undefined;
  /** Until when it can be accepted, ISO 8601. */
  until?: string | null | undefined;
  /** Price of a ticket in hundredths of a coin, where it is known. */
  price?: number | undefined;
  /** The address of the show, once it is accepted. */
  showHref?: string | undefined;
  /** Called when the guest accepts. */
  onAccept?: ((choice: { actorId: number }) => void) | undefined;
  /** Called when the guest declines. */
  onDecline?: ((choice: { actorId: number }) => void) | undefined;
  /** Called when the guest closes it; without an answer the invitation waits. */
  onClose: () => void;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-private-show-invitation' })`
  ${privateShowInvitationStyles}
`;

const isOpen = (state: InvitationState): boolean => state === 'invited' || state === 'answering' || state === 'failed';

type InvitationText = Pick<PrivateShowInvitationProps, 'actorName' | 'until' | 'price'> & { state: InvitationState };

function Text({ state, actorName, until, price }: InvitationText) {
  const intl = useIntl();
  const { language } = useKit();
  if (state === 'accepted') return intl.formatMessage(messages.accepted, { name: actorName });
  if (state === 'declined' || state === 'over') return intl.formatMessage(messages[state]);
  return (
    <>
      {intl.formatMessage(messages.text)}{' '}
      {until && intl.formatMessage(messages.until, { time: formatTime(until, intl.timeZone) })}{' '}
      {price !== undefined && (
        <span data-part="price">
          <PriceParts price={{ amount: price }} intl={intl} language={language} />
        </span>
      )}
    </>
  );
}

/** Invites a guest to a private ticket show; it comes as a push and covers nothing. @spec component:PrivateShowInvitation */
export function PrivateShowInvitation(props: PrivateShowInvitationProps) {
  const {
    actorName,
    pictureUrl,
    actorId,
    state = 'invited',
    until,
    price,
    showHref,
    onAccept,
    onDecline,
    onClose,
    level,
    ...rest
  } = props;
  const intl = useIntl();
  const title = useId();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isPending = state === 'answering';
  return (
    <Root aria-labelledby={title} {...rest} data-state={state} data-actor={actorId}>
      <div data-part="picture">
        {failedUrl !== pictureUrl && (
          <picture>
            <img src={pictureUrl} alt="" width={56} height={70} onError={() => setFailedUrl(pictureUrl)} />
          </picture>
        )}
      </div>
      <div data-part="text">
        <h2 aria-level={level} id={title}>
          {intl.formatMessage(messages.title, { name: actorName })}
        </h2>
        <p role="status">
          {state === 'failed' ? (
            intl.formatMessage(messages.failed)
          ) : (
            <Text state={state} actorName={actorName} until={until} price={price} />
          )}
        </p>
      </div>
      <IconButton icon={x} label={intl.formatMessage(messages.close)} onClick={onClose} />
      {isOpen(state) && (
        <div data-part="actions">
          <Button variant="outline" isPending={isPending} onClick={() => onAccept?.({ actorId })}>
            {intl.formatMessage(messages.accept)}
          </Button>
          <Button variant="outline" unavailable={isPending} onClick={() => onDecline?.({ actorId })}>
            {intl.formatMessage(messages.decline)}
          </Button>
        </div>
      )}
      {state === 'accepted' && showHref !== undefined && (
        <div data-part="actions">
          <ButtonLink variant="primary" href={showHref} onClick={onClose}>
            {intl.formatMessage(messages.toShow)}
          </ButtonLink>
        </div>
      )}
    </Root>
  );
}
