import { type SpinWheelOptions, type SpinSegment, useSpinWheel } from '@lounge/kit/spin-wheel';

/** A wheel of fortune with markup of its own: a list of prizes turns as a whole. */
export function OwnWheel(props: SpinWheelOptions<SpinSegment>) {
  const wheel = useSpinWheel(props);
  return (
    <div {...wheel.getRootProps()}>
      <ul {...wheel.getWheelProps({ className: 'own-wheel' })}>
        {props.segments.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
      <p {...wheel.getResultProps()}>
        {wheel.isTurning && 'Round it goes.'}
        {wheel.state === 'failed' && 'The wheel is stuck.'}
        {wheel.won && `It is yours: ${wheel.won.label}`}
      </p>
      <button {...wheel.getSpinButtonProps()}>{`Turn it, ${props.spins} left`}</button>
    </div>
  );
}
