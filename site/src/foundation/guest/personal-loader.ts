import { pathTo } from '@lounge/locale';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import { rejectUnknownLanguage } from '../page/page-failure.ts';

/** The pages whose path contains the brand's product name. */
type PersonalKey = 'personal' | 'personal.chats' | 'personal.coins' | 'personal.benefits' | 'personal.age-check';

/** Creates the loader of a page of the guest's own area: the other brand's address redirects to this brand's. */
export const personalLoader =
  ({ config }: App, key: PersonalKey) =>
  ({ params, request }: LoaderFunctionArgs): null => {
    rejectUnknownLanguage(params);
    const path = pathTo(key, config.language, { product: config.brand });
    const { pathname, search } = new URL(request.url);
    if (pathname.split('/')[2] !== path.split('/')[2]) throw redirect(`${path}${search}`);
    return null;
  };
