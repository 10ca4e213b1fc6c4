import { SpinChances } from '@lounge/kit/spin-wheel';
import type { SpinWheel } from '@lounge/stores/engagement/spin-wheel';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { prizeTexts } from './prize-texts.ts';
import { messages } from './SpinWheel.messages.ts';

/** The chances of a wheel, from the weights that the server draws by; nothing before they are known. */
export const SpinChancesConnected = observer(({ wheel }: { wheel: SpinWheel }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { value } = wheel.info;
  if (value === null) return null;
  const segments = value.segments.map(({ id, weight, ...prize }) => ({
    id,
    weight,
    kind: prizeTexts(prize, language, intl).kind,
  }));
  const title = wheel.type === 'monthly' ? undefined : intl.formatMessage(messages.rushChances);
  return <SpinChances segments={segments} title={title} />;
});
