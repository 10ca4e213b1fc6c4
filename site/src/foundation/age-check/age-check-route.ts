import type { App } from '../../app/app-context.ts';
import type { RouteHandle } from '../../app/head.ts';
import { personalLoader } from '../guest/personal-loader.ts';
import { messages } from './AgeCheck.messages.ts';
import { AgeCheckScreen } from './AgeCheckScreen.tsx';

const handle: RouteHandle = {
  head: (_app, _params, intl) => ({
    title: intl.formatMessage(messages.title),
    description: intl.formatMessage(messages.description),
    alternates: null,
  }),
};

/** Creates the route of the age check's page. */
export const ageCheckRoute = (app: App) => ({
  Component: AgeCheckScreen,
  handle,
  loader: personalLoader(app, 'personal.age-check'),
});
