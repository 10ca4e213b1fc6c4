import { part, type WithSlots } from '../headless/part.ts';
import { useId } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './SpinWheel.messages.ts';
import { spinWheelStyles } from './SpinWheel.styles.ts';
import { type SpinWheelModel, type SpinWheelOptions, type SpinWheelState, useSpinWheel } from './use-spin-wheel.ts';
import type { SpinSegment } from './wheel.ts';
import { WheelFace } from './WheelFace.tsx';

/** The parts of SpinWheel that can be replaced. */
export type SpinWheelPart = 'wheel' | 'face' | 'pointer' | 'hub' | 'words' | 'prize' | 'act';

/** Props of SpinWheel. */
export interface SpinWheelProps
  extends RootProps<'section', 'title'>, SpinWheelOptions<SpinSegment>, WithSlots<SpinWheelPart> {
  /** The heading. @default "Give it a turn" */
  title?: string | undefined;
  /** A sentence below it. @default "Every spin wins something." */
  text?: string | undefined;
  /** A note beside the button, such as when the next free spin comes. */
  note?: string | undefined;
  /** Rank of the heading among those of the page. @default 1 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-spin-wheel' })`
  ${spinWheelStyles}
`;

/** The remaining spins, or why spinning is not possible. */
function restOf(
  { state, spins, spunToday }: { state: SpinWheelState; spins: number; spunToday: boolean },
  intl: IntlShape,
): string {
  if (state === 'inactive' || state === 'offline') return intl.formatMessage(messages[state]);
  // How many there are is not known yet.
  if (state === 'loading') return '';
  if (state === 'needLogin') return intl.formatMessage(messages.toSpin);
  if (spins > 0) return intl.formatMessage(messages.left, { count: spins });
  return intl.formatMessage(spunToday ? messages.spunToday : messages.noSpins);
}

interface PrizeProps extends WithSlots<SpinWheelPart> {
  wheel: SpinWheelModel<SpinSegment>;
}

/** The result in a live region, which exists before the first spin so that its change is announced. */
function Prize({ wheel, slots }: PrizeProps) {
  const intl = useIntl();
  const { state, isTurning, won, wonUnknown, last } = wheel;
  const shown = isTurning || state === 'failed' ? undefined : (won ?? last);
  const isEmpty = !shown && !isTurning && !wonUnknown && state !== 'failed';
  return part(
    slots,
    'prize',
    <div {...wheel.getResultProps()} data-part="prize" data-empty={isEmpty ? '' : undefined}>
      {isTurning && intl.formatMessage(messages.turning)}
      {state === 'loading' && !shown && intl.formatMessage(messages.loading)}
      {state === 'failed' && (
        <span data-part="result">
          {intl.formatMessage(messages.failed)} <small>{intl.formatMessage(messages.failedText)}</small>
        </span>
      )}
      {wonUnknown && (
        <span data-part="result">
          {intl.formatMessage(messages.booked)} <small>{intl.formatMessage(messages.bookedText)}</small>
        </span>
      )}
      {shown?.art !== undefined && (
        <span data-part="art" data-slot="">
          {shown.art}
        </span>
      )}
      {shown && (
        <span data-part="result">
          <small>{intl.formatMessage(won ? messages.won : messages.last)} </small>
          <b>{shown.label}</b>
        </span>
      )}
    </div>,
  );
}

/**
 * The wheel of fortune: spun by its hub, its button, Space or Enter on either, or by dragging; friction stops it inside the segment that
 * the server returned. The prize is shown as text; SpinChances lists the chances.
 * @spec component:SpinWheel component:SpinResult rule:spin-active state:spin-wheel
 */
export function SpinWheel(props: SpinWheelProps) {
  const {
    segments,
    spins,
    spunToday = false,
    active,
    isPending = false,
    last,
    offline,
    random,
    onSpin,
    onStop,
    onLogin,
    ...others
  } = props;
  const { title, text, note, level, slots, ...rest } = others;
  const intl = useIntl();
  const heading = useId();
  const options = { segments, spins, spunToday, active, isPending, last, offline, random, onSpin, onStop, onLogin };
  const wheel = useSpinWheel(options);
  const { state, isTurning, canSpin, needsLogin } = wheel;
  const verb = intl.formatMessage(needsLogin ? messages.login : messages.spin);
  const left = restOf({ state, spins, spunToday }, intl);
  const label = canSpin || isTurning ? `${verb}, ${left}` : left || verb;
  return (
    <Root aria-labelledby={heading} {...rest} {...wheel.getRootProps()} data-able={canSpin ? 'yes' : 'no'}>
      {part(
        slots,
        'wheel',
        <div data-part="wheel">
          {isPending ? (
            <div data-part="waiting" />
          ) : (
            part(
              slots,
              'face',
              <svg {...wheel.getWheelProps()} data-part="face" viewBox="-200 -200 400 400">
                <WheelFace segments={segments} base={wheel.base} />
              </svg>,
            )
          )}
          {part(
            slots,
            'pointer',
            <svg data-part="pointer" viewBox="0 0 34 44" aria-hidden>
              <path d="M17 42C11 33 2 25 2 16a15 15 0 0 1 30 0c0 9-9 17-15 26Z" />
            </svg>,
          )}
          {part(
            slots,
            'hub',
            <button {...wheel.getSpinButtonProps()} data-part="hub">
              <b>{verb}</b> <span>{left}</span>
            </button>,
          )}
        </div>,
      )}
      {part(
        slots,
        'words',
        <div data-part="words">
          <h1 aria-level={level} id={heading}>
            {title ?? intl.formatMessage(messages.title)}
          </h1>
          <p>{text ?? intl.formatMessage(messages.text)}</p>
          <Prize wheel={wheel} slots={slots} />
          {part(
            slots,
            'act',
            <div data-part="act">
              <Button
                variant="primary"
                size="large"
                {...wheel.getSpinButtonProps()}
                isPending={isTurning || isPending}
                unavailable={!canSpin && !needsLogin}
              >
                {needsLogin ? `${verb} ${left}` : label}
              </Button>
              {canSpin && <small data-part="hint">{intl.formatMessage(messages.hint)}</small>}
              {note && <small data-part="note">{note}</small>}
            </div>,
          )}
        </div>,
      )}
    </Root>
  );
}
