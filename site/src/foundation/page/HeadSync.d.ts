import { useIntl } from 'react-intl';
import type { PageHead } from '../../app/head.ts';
import { type App } from '../../app/StoresContext.ts';
/** The head of the page on show, or null where no route has one. */
export declare const headOf: (
  app: App,
  matches: readonly {
    handle: unknown;
    params: Readonly<Record<string, string | undefined>>;
  }[],
  intl: ReturnType<typeof useIntl>,
) => PageHead | null;
/** Keeps title, description and addresses in step with the page; the server wrote those of the first one. */
export declare const HeadSync: () => null;
//# sourceMappingURL=HeadSync.d.ts.map
