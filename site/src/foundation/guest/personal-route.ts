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

/** What the route of the guest's own page is made of; the other brand's address leads to one's own. */
export const personalRoute = ({ config }: App) => ({
  Component: PersonalScreen,
  handle,
  loader: ({ params, request }: LoaderFunctionArgs) => {
    rejectUnknownLanguage(params);
    const own = pathTo('personal', config.language, { product: config.brand });
    const { pathname, search } = new URL(request.url);
    if (pathname.split('/')[2] !== own.split('/')[2]) throw redirect(`${own}${search}`);
    return null;
  },
});
