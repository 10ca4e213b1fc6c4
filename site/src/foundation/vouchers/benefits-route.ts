import type { App } from '../../app/app-context.ts';
import type { RouteHandle } from '../../app/head.ts';
import { personalLoader } from '../guest/personal-loader.ts';
import { messages } from './Benefits.messages.ts';
import { BenefitsScreen } from './BenefitsScreen.tsx';

const handle: RouteHandle = {
  head: (_app, _params, intl) => ({
    title: intl.formatMessage(messages.title),
    description: intl.formatMessage(messages.description),
    alternates: null,
  }),
};

/** Creates the route of the benefits page. */
export const benefitsRoute = (app: App) => ({
  Component: BenefitsScreen,
  handle,
  loader: personalLoader(app, 'personal.benefits'),
});
