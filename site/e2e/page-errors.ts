/** Reports what goes wrong in a page to a test whose driver cannot: WebDriver has no access to the console. */
import type { ReferenceServer } from '@lounge/mock-api/server';
import type { SiteBundle } from '../server/site-bundle.ts';

/** The path that pages send their errors to. */
export const pageErrorsPath = '/page-errors';

/** Runs in every page before other scripts, so that no error is missed. */
const reportErrors = (to: string): void => {
  let isLeft = false;
  const report = (text: string): void => {
    if (isLeft) return;
    const body = `${location.pathname}: ${text}`;
    void fetch(to, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  };
  // In Safari, pending requests fail when the page is left.
  addEventListener('beforeunload', () => (isLeft = true));
  const onError = ({ message, error, target }: ErrorEvent): void => {
    // Elements whose file could not be loaded report no message.
    const element = target as Partial<HTMLImageElement & HTMLLinkElement> | null;
    const isElement = message === undefined;
    report(
      isElement
        ? `${element?.src ?? element?.href} was not loaded`
        : `${message} ${(error as Error | null)?.stack ?? ''}`,
    );
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    report(`${violatedDirective} blocks ${blockedURI} at ${sourceFile}:${lineNumber}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      report(`console.${level}: ${values.map(String).join(' ')}`);
      write(...values);
    };
  }
};

const scriptWith = (nonce: string): string =>
  `<script nonce="${nonce}">(${String(reportErrors)})('${pageErrorsPath}')</script>`;

/** The same site, whose pages send their errors to the server. Pages without script stay without. */
export const withErrorReports = (site: SiteBundle): SiteBundle => ({
  ...site,
  template: async (url, isPlain) => {
    const template = await site.template(url, isPlain);
    if (isPlain) return template;
    const before: typeof template.before = (values) =>
      template.before(values).replace('<head>', `<head>${scriptWith(values.__NONCE__)}`);
    return { ...template, before };
  },
});

/** Calls back with every error that a page sends, and with every response whose status is one. */
export const onPageError = ({ app, http }: ReferenceServer, listener: (error: string) => void): void => {
  http.on('request', ({ method, url }, response) => {
    response.on('finish', () => {
      if (response.statusCode >= 400) listener(`${response.statusCode} ${method} ${url}`);
    });
  });
  app.use(async (ctx, next) => {
    if (ctx.path !== pageErrorsPath) return next();
    let text = '';
    for await (const chunk of ctx.req.setEncoding('utf8')) text += String(chunk);
    // A test sends an empty request to be sure that those before it have arrived.
    if (text !== '') listener(text);
    ctx.status = 204;
  });
};
