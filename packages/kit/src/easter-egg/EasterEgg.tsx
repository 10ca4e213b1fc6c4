import { formatDay } from '@lounge/locale';
import { styled } from 'styled-components';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { EggArt } from './EggArt.tsx';
import { messages } from './EasterEgg.messages.ts';
import { easterEggStyles } from './EasterEgg.styles.ts';

/** Hidden on the page, found and being collected, collected now, or collected before. */
export type EggState = 'hidden' | 'collecting' | 'collected' | 'before';

/** Props of EasterEgg. */
export interface EasterEggProps extends RootProps<'div'> {
  /** Where the egg is. @default 'hidden' */
  state?: EggState | undefined;
  /** How many eggs the guest has. @default 0 */
  collected?: number | undefined;
  /** How many eggs are hidden in all. @default not said */
  total?: number | undefined;
  /** A sentence about what comes next, such as "3 more and the lantern is yours.". @default none */
  text?: string | undefined;
  /** When it was collected before, ISO 8601. @default not said */
  since?: string | undefined;
  /** Called when the guest finds the egg. */
  onCollect?: (() => void) | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-easter-egg' })`
  ${easterEggStyles}
`;

/**
 * An egg on a page: hidden it is a small button of 44 px that Tab reaches, with a name for screen readers; then a card that says what it
 * counted.
 * @spec component:EasterEgg
 */
export function EasterEgg(props: EasterEggProps) {
  const { state = 'hidden', collected = 0, total, text, since, onCollect, ...rest } = props;
  const intl = useIntl();
  const { language } = useKit();
  if (state === 'hidden') {
    return (
      <Root {...rest} data-state={state}>
        <button type="button" aria-label={intl.formatMessage(messages.hidden)} onClick={onCollect}>
          <EggArt />
        </button>
      </Root>
    );
  }
  const count =
    total === undefined
      ? intl.formatMessage(messages.collected, { collected })
      : intl.formatMessage(messages.count, { collected, total });
  const title = { collecting: messages.found, before: messages.before };
  const note = {
    collecting: intl.formatMessage(messages.collecting),
    collected: text,
    before:
      since === undefined
        ? undefined
        : intl.formatMessage(messages.since, { when: formatDay(since, language, intl.timeZone) }),
  }[state];
  return (
    <Root {...rest} role="status" data-state={state} aria-busy={state === 'collecting' || undefined}>
      <div data-part="art">
        <EggArt size={36} />
      </div>
      <b>{state === 'collected' ? count : intl.formatMessage(title[state])}</b>
      {note !== undefined && <p>{note}</p>}
    </Root>
  );
}
