import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton } from '../icon-button/IconButton.tsx';
import { pushPinFill } from '../icons/paths/push-pin-fill.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import { pictureStyles } from '../picture/Picture.styles.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './FavouriteTile.messages.ts';

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
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr) auto;
  gap: 6px 16px;
  align-items: center;
  padding: 12px 12px 12px 14px;
  border-radius: var(--kit-radius-2);
  background: var(--kit-surface-1);
  [data-part='picture'] {
    ${pictureStyles}
    width: 84px;
    aspect-ratio: 3 / 4;
    border-radius: 42px 42px var(--kit-radius-1) var(--kit-radius-1);
    overflow: hidden;
  }
  [data-brand='brasa'] & [data-part='picture'] {
    border-radius: var(--kit-radius-1);
  }
  [data-part='name'] {
    font-weight: 600;
    font-size: 17px;
  }
  [data-part='presence'] {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--kit-text-muted);
    font-size: 14px;
  }
  [data-part='presence']::before {
    content: '';
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--kit-line-strong);
  }
  &[data-online] [data-part='presence']::before {
    background: var(--kit-live);
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-top: 6px;
    font-size: 14px;
  }
  legend {
    float: left;
    color: var(--kit-text-muted);
    padding: 4px 0;
  }
  label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 28px;
  }
  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--kit-accent);
  }
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
