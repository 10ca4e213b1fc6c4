import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { IconLink } from '../icon-button/IconButton.tsx';
import { chatCircle } from '../icons/paths/chat-circle.ts';
import { videoCamera } from '../icons/paths/video-camera.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { PinButton } from '../pin-button/PinButton.tsx';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './FavouriteTile.messages.ts';
import { favouriteTileStyles } from './FavouriteTile.styles.ts';

/** How a guest is notified that a performer came online. */
export type NotifyBy = 'email' | 'sms';

/** Props of FavouriteTile. */
export interface FavouriteTileProps extends RootProps<'article'> {
  /** The performer's name. */
  name: string;
  /** The address of the performer's page. */
  href: string;
  /** The performer's portrait. */
  picture: PictureContent;
  /** Whether the performer is online. @default false */
  online?: boolean | undefined;
  /** Where a message to the performer is written; without one it is not offered. */
  messageHref?: string | undefined;
  /** Where a chat starts, for as long as the performer is online; without one it is not offered. */
  chatHref?: string | undefined;
  /** Which notifications are on. */
  notify: Readonly<Record<NotifyBy, boolean>>;
  /** Confirmations needed before a notification can be turned on, with the page for it if there is one. @default nothing */
  needs?: Readonly<Partial<Record<NotifyBy, { readonly href?: string | undefined }>>> | undefined;
  /** Called when the guest turns a notification on or off; without a handler they are not offered. */
  onNotify?: ((change: { by: NotifyBy; enabled: boolean }) => void) | undefined;
  /** Called when the guest unpins the performer. */
  onUnpin: () => void;
}

const Root = styled.article.withConfig({ componentId: 'kit-favourite-tile' })`
  ${favouriteTileStyles}
`;

const needMessages = { email: messages.needsEmail, sms: messages.needsSms } as const;
const ways: readonly NotifyBy[] = ['email', 'sms'];

/**
 * A pinned performer: presence, notification settings, message and chat, and a button that unpins.
 * @spec component:FavouriteTile screen:overlay.pinned-notification
 */
export function FavouriteTile(props: FavouriteTileProps) {
  const { name, href, picture, online = false, notify, needs = {}, onNotify, onUnpin, ...others } = props;
  const { messageHref, chatHref, ...rest } = others;
  const intl = useIntl();
  const { Link } = useKit();
  return (
    <Root {...rest} data-online={online || undefined}>
      <div data-part="picture" data-tint={picture.tint}>
        <PictureImage
          key={picture.src}
          picture={{ ...picture, alt: '' }}
          width={3}
          height={4}
          name={name}
          intl={intl}
          sizes="84px"
        />
      </div>
      <div>
        <Link href={href} data-part="name">
          {name}
        </Link>
        <p data-part="presence">{intl.formatMessage(online ? messages.online : messages.offline)}</p>
        {onNotify && (
          <fieldset>
            <legend>{intl.formatMessage(messages.tell)}</legend>
            {ways.map((by) => (
              <label key={by}>
                <input
                  type="checkbox"
                  checked={notify[by]}
                  disabled={needs[by] !== undefined && !notify[by]}
                  onChange={({ target }) => onNotify({ by, enabled: target.checked })}
                />
                {intl.formatMessage(messages[by])}
              </label>
            ))}
            {ways.map((by) => {
              const need = needs[by];
              const text = intl.formatMessage(needMessages[by]);
              return need && <p key={by}>{need.href === undefined ? text : <Link href={need.href}>{text}</Link>}</p>;
            })}
          </fieldset>
        )}
      </div>
      <div data-part="actions">
        <PinButton look="icon" pinned label={intl.formatMessage(messages.unpin, { name })} onPin={onUnpin} />
        {messageHref !== undefined && (
          <IconLink icon={chatCircle} href={messageHref} label={intl.formatMessage(messages.message, { name })} />
        )}
        {online && chatHref !== undefined && (
          <IconLink icon={videoCamera} href={chatHref} label={intl.formatMessage(messages.chat, { name })} />
        )}
      </div>
    </Root>
  );
}
