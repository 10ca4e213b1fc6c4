import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { x } from '../icons/paths/x.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { useModal } from '../modal/use-modal.ts';
import { messages } from './PerformerFilter.messages.ts';
import { performerFilterSheetStyles } from './PerformerFilterSheet.styles.ts';

/** Props of PerformerFilterSheet. */
export interface PerformerFilterSheetProps extends RootProps<'dialog', 'title'> {
  /** How many performers are found, which the button says. */
  count: number;
  /** The text of that button, where others than performers are found. @default how many performers */
  showLabel?: string | undefined;
  /** Rank of the heading. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** Called when the guest takes all filters off; without it there is nothing to take off. */
  onClear?: (() => void) | undefined;
  /** Called when the guest closes the sheet: by its buttons, Escape, or a press beside it. Choices stay. */
  onClose: () => void;
  /** A PerformerFilter without a heading. */
  children: ReactNode;
}

const Root = styled.dialog.withConfig({ componentId: 'kit-performer-filter-sheet' })`
  ${performerFilterSheetStyles}
`;

/** The filter of a phone: a sheet over the list, whose button names the result. @spec component:PerformerFilter */
export function PerformerFilterSheet(props: PerformerFilterSheetProps) {
  const { count, showLabel, level = 2, onClear, onClose, children, ref, ...rest } = props;
  const intl = useIntl();
  const Heading = `h${level}` as const;
  const dialog = useModal(ref, onClose);
  const heading = useId();
  return (
    <Root
      aria-labelledby={heading}
      {...rest}
      ref={dialog}
      onClick={(event) => {
        rest.onClick?.(event);
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div data-part="top">
        <Heading id={heading}>{intl.formatMessage(messages.title)}</Heading>
        {onClear && (
          <button type="button" data-part="clear" onClick={onClear}>
            {intl.formatMessage(messages.clear)}
          </button>
        )}
        <button type="button" data-part="close" aria-label={intl.formatMessage(messages.close)} onClick={onClose}>
          <Icon path={x} />
        </button>
      </div>
      <div data-part="content">{children}</div>
      <div data-part="foot">
        <Button variant="primary" size="large" onClick={onClose}>
          {showLabel ?? intl.formatMessage(messages.show, { count })}
        </Button>
      </div>
    </Root>
  );
}
