import { IncentiveWindow } from '@lounge/kit/incentive-box';
import { observer } from 'mobx-react-lite';
import { useApp } from '../../shared/app-context.ts';
import { useAttention } from '../page/attention-stores.ts';
import { useConversion } from './conversion-stores.ts';
import { incentiveHref } from './incentive-links.ts';

const goTo = (href: string): void => {
  const target = document.getElementById(href.slice(1));
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center', behavior: 'smooth' });
};

/**
 * The offers that cover the page: when nothing more urgent asks, and the payment dialog is closed. Closing it
 * closes all of them.
 */
export const IncentiveWindowConnected = observer(() => {
  const { config, paymentDialog } = useApp();
  const { incentives } = useConversion();
  // At the end of a preview and before a purchase, the offer stands in the place of what is locked.
  const [first, ...others] = incentives
    .in('overlay')
    .filter(({ event }) => event !== 'videoPreviewEnd' && event !== 'buyAlbum');
  const isTurn = useAttention('incentive', first !== undefined);
  if (first === undefined || !isTurn || paymentDialog.view !== null) return null;
  const all = [first, ...others];
  const close = (): void => all.forEach(({ id }) => void incentives.end(id, 'closed'));
  return (
    <IncentiveWindow
      occasion="other"
      incentives={all.map((each) => ({ ...each, href: incentiveHref(each, config) }))}
      onHasAccount={() => void incentives.hasAccount()}
      onClose={close}
      onFollow={({ id, event }) => {
        const href = event.currentTarget.getAttribute('href') ?? '';
        if (href.startsWith('#')) event.preventDefault();
        // The others are not wished away: the page shows them again when they are asked for.
        incentives.leaveWindow(id);
        if (href.startsWith('#')) goTo(href);
      }}
    />
  );
});
