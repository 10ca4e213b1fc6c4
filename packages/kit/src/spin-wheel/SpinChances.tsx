import { useId } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './SpinWheel.messages.ts';
import { chancesOf, type WeightedSegment } from './wheel.ts';
import { spinChancesStyles } from './SpinChances.styles.ts';

/** Props of SpinChances. */
export interface SpinChancesProps extends RootProps<'section', 'title'> {
  /** The segments of the wheel; their weights are the chances. */
  segments: readonly WeightedSegment[];
  /** The heading. @default "Your chances" */
  title?: string | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-spin-chances' })`
  ${spinChancesStyles}
`;

/** The chances of a wheel by kind of prize, computed from the weights of its segments. */
export function SpinChances({ segments, title, level, ...rest }: SpinChancesProps) {
  const intl = useIntl();
  const heading = useId();
  return (
    <Root aria-labelledby={heading} {...rest}>
      <h2 aria-level={level} id={heading}>
        {title ?? intl.formatMessage(messages.chances)}
      </h2>
      <dl>
        {chancesOf(segments).map(({ kind, count, of }) => (
          <div key={kind} data-kind={kind}>
            <dt>{intl.formatMessage(messages[kind])}</dt>
            <dd>{intl.formatMessage(messages.inAll, { count, of })}</dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}
