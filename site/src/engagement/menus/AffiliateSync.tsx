import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useConsent } from '../../foundation/legal/consent-stores.ts';
import { useAffiliate } from './affiliate-stores.ts';

/**
 * Keeps from whom a visitor came, once the visitor allows it: the address of the first page is remembered until then, for as long as the page.
 * @spec screen:shell.footer
 */
export const AffiliateSync = observer(() => {
  const affiliate = useAffiliate();
  const mayKeep = useConsent().allows('functional');
  const [search] = useState(() => (typeof location === 'undefined' ? '' : location.search));
  useEffect(() => affiliate.read(search, mayKeep), [affiliate, search, mayKeep]);
  return null;
});
