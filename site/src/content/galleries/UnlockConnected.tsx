import { UnlockPanel } from '@lounge/kit/unlock-panel';
import { paymentWindowPaths } from '@lounge/locale';
import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import type { Gallery } from '@lounge/stores/content/galleries';
import { observer } from 'mobx-react-lite';
import { useApp } from '../../app/app-context.ts';
import { VoucherPickerConnected } from '../../foundation/vouchers/VoucherPickerConnected.tsx';
import { useWallet } from '../../foundation/wallet/wallet-stores.ts';

/** What stands between the visitor and the album's pictures, and the step that helps. @spec feature:albums.buy */
export const UnlockConnected = observer(({ gallery }: { gallery: Gallery }) => {
  const { config } = useApp();
  const { coins } = useWallet().wallet;
  const { value } = gallery.data;
  if (value === null) return null;
  const { restriction, isBought, pictures, album, fittingVoucher } = value;
  if (restriction === null && !isBought) return null;
  const { purchase } = gallery;
  const isUncertain = purchase.state === 'failed' && purchase.failure?.kind !== 'declared';
  return (
    <>
      <UnlockPanel
        id="unlock"
        state={restriction ?? 'owned'}
        count={pictures.filter(({ isLocked }) => isLocked).length}
        price={album.prices.album?.value ?? 0}
        balance={coins?.balance.value ?? null}
        isPending={purchase.state === 'loading'}
        failed={isUncertain || purchase.failure?.code === 'failed'}
        links={paymentWindowPaths(config.language)}
        onUnlock={() => void gallery.buy()}
      />
      {fittingVoucher !== null && (
        <VoucherPickerConnected
          content={{ type: voucherTypes.photoAlbum, actorId: album.actor.id, price: album.prices.album?.value ?? 0 }}
          isPending={purchase.state === 'loading'}
          onUse={({ id }) => void gallery.buy(id)}
        />
      )}
    </>
  );
});
