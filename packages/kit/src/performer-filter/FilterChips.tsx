import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { x } from '../icons/paths/x.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { filterChipsStyles } from './FilterChips.styles.ts';
import { messages } from './PerformerFilter.messages.ts';

/** A chosen filter. */
export interface ChosenFilter {
  /** Text for the guest. */
  label: string;
  /** The address of the search without it. */
  href: string;
}

/** Props of FilterChips. */
export interface FilterChipsProps extends RootProps<'div'> {
  /** The chosen filters; without any nothing is shown. */
  chosen: readonly ChosenFilter[];
  /** The address of the search without any; shown from two filters on. */
  clearHref?: string | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-filter-chips' })`
  ${filterChipsStyles}
`;

/** The chosen filters as chips, each a link to the search without it. @spec component:PerformerFilter */
export function FilterChips({ chosen, clearHref, ...rest }: FilterChipsProps) {
  const intl = useIntl();
  const { Link } = useKit();
  if (chosen.length === 0) return null;
  return (
    <Root {...rest}>
      <ul aria-label={intl.formatMessage(messages.chosen)}>
        {chosen.map(({ label, href }) => (
          <li key={label}>
            <Link href={href} aria-label={intl.formatMessage(messages.remove, { label })}>
              {label}
              <Icon path={x} size={16} />
            </Link>
          </li>
        ))}
        {clearHref !== undefined && chosen.length > 1 && (
          <li>
            <Link href={clearHref} data-part="clear">
              {intl.formatMessage(messages.clear)}
            </Link>
          </li>
        )}
      </ul>
    </Root>
  );
}
