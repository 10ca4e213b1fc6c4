import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton } from '../icon-button/IconButton.tsx';
import { pushPinFill } from '../icons/paths/push-pin-fill.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './FavouriteTile.messages.ts';
import { favouriteTileStyles } from './FavouriteTile.styles.ts';

/** How a guest may be told that somebody came online. */
export type NotifyBy = 'email' | 'sms';

/** Props of FavouriteTile. */
export interface FavouriteTileProps extends RootProps<'article'> {
  name: string;
  href: string;
  picture: PictureContent;
  /** Whether the performer is here. @default false */
  online?: boolean | undefined;
  /** Which notifications are on. */
  notify: Readonly<Record<NotifyBy, boolean>>;
  /** The guest switches a notification; without a listener there are none. */
  onNotify?: ((change: { by: NotifyBy; enabled: boolean }) => void) | undefined;
  /** The guest takes the pin away. */
  onUnpin: () => void;
}

const Root = styled.article.withConfig({ componentId: 'kit-favourite-tile' })`
  ${favouriteTileStyles}
`;

const ways: readonly NotifyBy[] = ['email', 'sms'];

/**
 * A pinned performer: whether she is here, how the guest is told when she comes, and the way to take the pin away.
 * @spec component:FavouriteTile screen:overlay.pinned-notification
 */
export function FavouriteTile(props: FavouriteTileProps) {
  const { name, href, picture, online = false, notify, onNotify, onUnpin, ...rest } = props;
  const intl = useIntl();
  const { Link } = useKit();
  return (
    <Root {...rest} data-online={online || undefined}>
      <div data-part="picture" data-tint={picture.tint}>
        <PictureImage
          key={picture.src}
          picture={{ src: picture.src }}
          {...{ width: 3, height: 4, intl }}
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
                  onChange={({ target }) => onNotify({ by, enabled: target.checked })}
                />
                {intl.formatMessage(messages[by])}
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <IconButton icon={pushPinFill} pressed label={intl.formatMessage(messages.unpin, { name })} onClick={onUnpin} />
    </Root>
  );
}
