import { type ChatMeterOptions, useChatMeter } from '@lounge/kit/chat-meter';

/** A chat's meter with markup of its own. */
export function OwnMeter(props: ChatMeterOptions) {
  const meter = useChatMeter(props);
  const { payment, rest } = meter;
  return (
    <div {...meter.getRootProps()}>
      <b {...meter.getTimerProps()}>{meter.time}</b>
      {payment?.kind === 'coins' && <span>{`${payment.spent / 100} coins so far`}</span>}
      {payment?.kind === 'voucher' && <span>{`voucher for ${payment.left}`}</span>}
      {rest?.kind === 'time' && <strong>{`ends in ${rest.left}`}</strong>}
      {meter.canTopUp && <button {...meter.getTopUpProps()}>More coins</button>}
      <p {...meter.getAnnouncementProps({ className: 'kit-visually-hidden' })}>{meter.announcement}</p>
    </div>
  );
}
