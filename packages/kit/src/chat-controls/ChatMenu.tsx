import { useIntl } from '../kit-provider/use-intl.ts';
import { Icon } from '../icon/Icon.tsx';
import { cornersOut } from '../icons/paths/corners-out.ts';
import { dotsThree } from '../icons/paths/dots-three.ts';
import { flag } from '../icons/paths/flag.ts';
import { microphone as microphoneIcon } from '../icons/paths/microphone.ts';
import { prohibit } from '../icons/paths/prohibit.ts';
import { closeMenu, useMenu } from '../menu/use-menu.ts';
import type { ChatControlsContent } from './controls-content.ts';
import { messages } from './ChatControls.messages.ts';

interface Item {
  name: string;
  icon: string;
  label: string;
  isPressed?: boolean;
  onPress: (() => void) | undefined;
}

interface ChatMenuProps extends Pick<ChatControlsContent, 'microphone' | 'onFullScreen' | 'onReport' | 'onBlock'> {
  /** The performer's name. */
  name: string;
}

/** The menu of a chat: reporting and blocking the performer, and on phones the controls that have no place beside the picture. */
export function ChatMenu({ name, microphone, onFullScreen, onReport, onBlock }: ChatMenuProps) {
  const intl = useIntl();
  const menu = useMenu();
  const items: readonly Item[] = [
    {
      name: 'microphone',
      icon: microphoneIcon,
      label: intl.formatMessage(messages.microphone),
      isPressed: microphone?.isOn === true,
      onPress: microphone?.onToggle,
    },
    { name: 'full-screen', icon: cornersOut, label: intl.formatMessage(messages.fullScreen), onPress: onFullScreen },
    { name: 'report', icon: flag, label: intl.formatMessage(messages.report, { name }), onPress: onReport },
    { name: 'block', icon: prohibit, label: intl.formatMessage(messages.block, { name }), onPress: onBlock },
  ];
  return (
    // The summary is the button; the element itself only watches keys and focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details {...menu} data-control="more">
      <summary>
        <Icon path={dotsThree} size={22} />
        <span className="kit-visually-hidden">{intl.formatMessage(messages.more)}</span>
      </summary>
      <ul>
        {items
          .filter(({ onPress }) => onPress !== undefined)
          .map(({ name: item, icon, label, isPressed, onPress }) => (
            <li key={item} data-item={item}>
              <button
                type="button"
                aria-pressed={isPressed}
                onClick={() => {
                  closeMenu(menu.ref.current);
                  onPress?.();
                }}
              >
                <Icon path={icon} size={20} />
                {label}
              </button>
            </li>
          ))}
      </ul>
    </details>
  );
}
