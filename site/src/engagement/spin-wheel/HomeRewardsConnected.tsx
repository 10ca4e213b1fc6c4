import { ButtonLink } from '@lounge/kit/button';
import { Icon } from '@lounge/kit/icon';
import { gift } from '@lounge/kit/icons';
import { SidePanel } from '@lounge/kit/side-panel';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { messages } from './HomeRewards.messages.ts';
import { messages as wheelMessages } from './SpinWheel.messages.ts';
import { useSpinWheel } from './spin-wheel-stores.ts';

/** The rewards at the end of the start page: the spins of the wheel; nothing where they do not load. @spec feature:reward.spin-wheel */
export const HomeRewardsConnected = observer(() => {
  const intl = useIntl();
  const { stores, config } = useApp();
  const { wheel, loyalty } = useSpinWheel();
  useRead(wheel, wheel.info.state === 'idle');
  if (wheel.info.value === null) return null;
  const { language, brand } = config;
  const awaitsVerification = wheel.spins === 0 && stores.guest.isUnverified;
  return (
    <section aria-label={intl.formatMessage(messages.rewards)}>
      <SidePanel
        title={intl.formatMessage(awaitsVerification ? wheelMessages.title : messages.waiting, { count: wheel.spins })}
        text={intl.formatMessage(awaitsVerification ? wheelMessages.verifyFirst : messages.points, {
          points: loyalty.points,
        })}
        mark={<Icon path={gift} size={36} />}
      >
        <p>
          <ButtonLink size="small" href={pathTo('personal.spinwheel', language, { product: brand })}>
            {intl.formatMessage(messages.toTheWheel)}
          </ButtonLink>
        </p>
      </SidePanel>
    </section>
  );
});
