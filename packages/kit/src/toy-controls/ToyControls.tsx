import { useId, type ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { shuffle } from '../icons/paths/shuffle.ts';
import { waveSine } from '../icons/paths/wave-sine.ts';
import { x } from '../icons/paths/x.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { PriceParts } from '../price/PriceParts.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { obstacleOf, runOf, type ToyControl, type ToyObstacle, type ToyRun } from './toy-control.ts';
import { ToyLength } from './ToyLength.tsx';
import { messages } from './ToyControls.messages.ts';
import { toyControlsStyles } from './ToyControls.styles.ts';

/** Props of ToyControls. */
export interface ToyControlsProps extends RootProps<'section'> {
  /** The performer's name. */
  name: string;
  /** The controls, in display order. */
  controls: readonly ToyControl[];
  /** The controls that the guest started. @default nothing */
  runs?: readonly ToyRun[] | undefined;
  /** The number of patterns of other guests that run or wait. @default 0 */
  others?: number | undefined;
  /** Why the last start failed, in the guest's language. */
  problem?: string | undefined;
  /** How the guest adds coins, where they are too few: a Button. */
  topUp?: ReactNode;
  /** Whether a screen reader is told what runs; false beside a log that says it. @default true */
  announces?: boolean | undefined;
  /** The id of the chosen control; null for none. */
  chosen: number | null;
  /** Whether the performer is connected to them. @default true */
  connected?: boolean | undefined;
  /** Whether the guest is VIP. @default false */
  isVip?: boolean | undefined;
  /** The balance in hundredths; controls that cost more are marked. */
  balance?: number | undefined;
  /** Called with a control when the guest chooses it, with null when the guest takes it back. */
  onChoose: (choice: { control: ToyControl | null }) => void;
  /** Called when the guest starts the chosen control. */
  onStart: (start: { control: ToyControl }) => void;
  /** Called when the guest closes them; without a handler there is no button. */
  onClose?: (() => void) | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-toy-controls' })`
  ${toyControlsStyles}
`;

interface RowProps {
  control: ToyControl;
  run: ToyRun | undefined;
  obstacle: ToyObstacle | null;
  isChosen: boolean;
  onPress: () => void;
}

function State({ control, run, obstacle }: Pick<RowProps, 'control' | 'run' | 'obstacle'>) {
  const intl = useIntl();
  if (run?.state === 'running') {
    return (
      <small>{intl.formatMessage(messages.running, { seconds: Math.max(0, Math.ceil(run.secondsLeft ?? 0)) })}</small>
    );
  }
  if (run?.state === 'queued' && (run.ahead ?? 0) > 1)
    return <small>{intl.formatMessage(messages.after, { count: run.ahead ?? 0 })}</small>;
  if (run) return <small>{intl.formatMessage(messages[run.state])}</small>;
  if (obstacle === 'balance') return <small>{intl.formatMessage(messages.needsCoins)}</small>;
  if (obstacle === 'vip') return <small>{intl.formatMessage(messages.needsVip)}</small>;
  return <ToyLength {...control} />;
}

function Row({ control, run, obstacle, isChosen, onPress }: RowProps) {
  const intl = useIntl();
  const { language } = useKit();
  const { displayName, price: amount, duration, random = false } = control;
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-disabled={obstacle !== null || undefined}
        data-state={run?.state}
        data-obstacle={obstacle ?? undefined}
        onClick={obstacle === null ? onPress : undefined}
      >
        <Icon path={random ? shuffle : waveSine} size={24} />
        <span data-part="words">
          <b>{displayName} </b>
          <State control={control} run={run} obstacle={obstacle} />
        </span>
        <span data-part="price">
          <PriceParts price={{ amount }} intl={intl} language={language} />
        </span>
        {run?.state === 'running' && (
          <svg
            data-part="rest"
            viewBox={`0 0 ${Math.max(1, duration)} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect width={Math.max(0, run.secondsLeft ?? 0)} height="1" fill="currentColor" />
          </svg>
        )}
      </button>
    </li>
  );
}

/** Announces which controls run, once for each. */
function Running({ controls, runs }: Pick<ToyControlsProps, 'controls'> & { runs: readonly ToyRun[] }) {
  const intl = useIntl();
  return (
    <div className="kit-visually-hidden" role="status" aria-atomic="false">
      {controls
        .filter(({ id }) => runOf(runs, id)?.state === 'running')
        .map(({ id, displayName }) => (
          <p key={id}>{intl.formatMessage(messages.runs, { control: displayName })}</p>
        ))}
    </div>
  );
}

/**
 * Toy control: patterns with their length and price. One is chosen first and then started by a button
 * that names its price; what runs shows the time that is left.
 * @spec component:ToyControlItem screen:overlay.toy-control-picker
 */
export function ToyControls(props: ToyControlsProps) {
  const {
    name,
    controls,
    runs = [],
    others = 0,
    chosen,
    connected = true,
    isVip = false,
    balance,
    problem,
    topUp,
    announces = true,
    onChoose,
    onStart,
    onClose,
    level,
    ...rest
  } = props;
  const intl = useIntl();
  const { language } = useKit();
  const heading = useId();
  const obstacle = (control: ToyControl) => obstacleOf(control, { isConnected: connected, runs, isVip, balance });
  const chosenControl = controls.find((control) => control.id === chosen && obstacle(control) === null);
  const note = !connected
    ? intl.formatMessage(messages.notConnected, { name })
    : controls.length === 0
      ? intl.formatMessage(messages.empty)
      : others > 0
        ? intl.formatMessage(messages.others, { count: others })
        : null;
  return (
    <Root {...rest} aria-labelledby={heading} data-connected={connected || undefined}>
      <div data-part="head">
        <h2 aria-level={level} id={heading}>
          {intl.formatMessage(messages.title)}
        </h2>
        {onClose && <IconButton icon={x} label={intl.formatMessage(messages.close)} onClick={onClose} />}
      </div>
      {note !== null && <p data-part="note">{note}</p>}
      <ul data-part="controls" aria-labelledby={heading}>
        {controls.map((control) => (
          <Row
            key={control.id}
            control={control}
            run={runOf(runs, control.id)}
            obstacle={obstacle(control)}
            isChosen={control.id === chosenControl?.id}
            onPress={() => onChoose({ control: control.id === chosen ? null : control })}
          />
        ))}
      </ul>
      {chosenControl ? (
        <Button size="large" variant="outline" onClick={() => onStart({ control: chosenControl })}>
          {`${intl.formatMessage(messages.start, { control: chosenControl.displayName })} `}
          <PriceParts price={{ amount: chosenControl.price }} intl={intl} language={language} />
        </Button>
      ) : (
        <Button size="large" unavailable>
          {intl.formatMessage(messages.chooseFirst)}
        </Button>
      )}
      {topUp !== undefined && <div data-part="top-up">{topUp}</div>}
      <p data-part="problem" role="status">
        {problem}
      </p>
      {announces && <Running controls={controls} runs={runs} />}
    </Root>
  );
}
