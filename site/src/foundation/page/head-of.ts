import type { IntlShape } from 'react-intl';
import type { PageHead, PageParams, RouteHandle } from '../../shared/head.ts';
import type { App } from '../../shared/app-context.ts';

/** Returns the head of the current page, or null where no route has one. */
export const headOf = (
  app: App,
  matches: readonly { handle: unknown; params: PageParams }[],
  intl: IntlShape,
): PageHead | null => {
  const match = matches.findLast(({ handle }) => (handle as RouteHandle | undefined)?.head !== undefined);
  return match === undefined ? null : (match.handle as RouteHandle).head(app, match.params, intl);
};
