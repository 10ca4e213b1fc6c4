import type { App } from '../../app/app-context.ts';
import type { RouteHandle } from '../../app/head.ts';
import { messages } from './Personal.messages.ts';
import { personalLoader } from './personal-loader.ts';
import { PersonalScreen } from './PersonalScreen.tsx';

// One chunk for both pages: each further one costs the first load its name and those of what it needs.
export { ageCheckRoute } from '../age-check/age-check-route.ts';

const handle: RouteHandle = {
  head: (_app, _params, intl) => ({
    title: intl.formatMessage(messages.title),
    description: intl.formatMessage(messages.description),
    alternates: null,
  }),
};

/** Creates the route of the guest's own page. */
export const personalRoute = (app: App) => ({
  Component: PersonalScreen,
  handle,
  loader: personalLoader(app, 'personal'),
});
