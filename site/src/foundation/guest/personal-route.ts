import { pathTo } from '@lounge/locale';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import type { RouteHandle } from '../../app/head.ts';
import { rejectUnknownLanguage } from '../page/page-failure.ts';
import { messages } from './Personal.messages.ts';
import { PersonalScreen } from './PersonalScreen.tsx';

const handle: RouteHandle = {
  head: (_app, _params, intl) => ({
    title: intl.formatMessage(messages.title),
    description: intl.formatMessage(messages.description),
    alternates: null,
  }),
};

/** Creates the route of the guest's path page. The other brand's address redirects to this brand's. */
export const personalRoute = ({ config }: App) => ({
  Component: PersonalScreen,
  handle,
  loader: ({ params, request }: LoaderFunctionArgs) => {
    rejectUnknownLanguage(params);
    const path = pathTo('personal', config.language, { product: config.brand });
    const { pathname, search } = new URL(request.url);
    if (pathname.split('/')[2] !== path.split('/')[2]) throw redirect(`${path}${search}`);
    return null;
  },
});
