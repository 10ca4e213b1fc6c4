import { affiliateInAddress, type Affiliate } from '@lounge/locale';
import { makeAutoObservable, observableRef } from 'mobx';
import { defineModule } from '../../shared/define-module.ts';
import { keepAffiliate, storedAffiliate } from './affiliate-cookie.ts';

/** From whom the visitor came: the affiliate of the page's first address, else the one that the device keeps. */
class AffiliateOfVisit {
  known: Affiliate | null = null;

  constructor() {
    makeAutoObservable(this, { known: observableRef }, { autoBind: true });
  }

  /** Reads the address; `mayKeep` says whether the device may keep what it names. Without consent nothing is known. */
  read(search: string, mayKeep: boolean): void {
    const named = affiliateInAddress(new URLSearchParams(search));
    if (!mayKeep) return;
    if (named !== null) keepAffiliate(named);
    this.known = named ?? this.known ?? storedAffiliate();
  }
}

/** From whom the visitor came. */
export const { use: useAffiliate } = defineModule({ key: 'affiliate', create: () => new AffiliateOfVisit() });
