import { pathTo, paymentWindowPath } from '@lounge/locale';
import type { Incentive } from '@lounge/stores/foundation/conversion';
import type { PageConfig } from '../../shared/page-config.ts';

/** Where an incentive leads. What is about the content of the page leads to where it is unlocked. */
export const incentiveHref = (
  { type, event }: Pick<Incentive, 'type' | 'event'>,
  { language, brand }: Pick<PageConfig, 'language' | 'brand'>,
): string => {
  const isAboutContent = event === 'videoPreviewEnd' || event === 'buyAlbum';
  switch (type) {
    case 'signUp':
      return paymentWindowPath(language, 'sign-up');
    case 'topUp':
      return paymentWindowPath(language, 'top-up');
    case 'vip':
      return pathTo('vipclub', language);
    case 'voucher':
      return isAboutContent ? '#unlock' : pathTo('personal', language, { product: brand });
    case 'video':
    case 'album':
      return '#unlock';
  }
};
