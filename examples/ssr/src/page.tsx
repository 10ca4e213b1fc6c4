import { fontFaceCss } from '@lounge/kit/fonts';
import { tokensCss } from '@lounge/kit/theme';
import { velvet } from '@lounge/kit/velvet';
import { onlineModels } from '@lounge/protocol/content/actors';
import { createVisitorToken } from '@lounge/protocol/foundation/session';
import { createClient, fetchTransport, systemClock } from '@lounge/transport';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { LiveNow, type PageData } from './LiveNow.tsx';

const css = fontFaceCss(velvet, '/fonts/') + tokensCss(velvet);

/** Reads who is live from the server. Throws if it cannot be reached. */
async function read(server: string): Promise<PageData> {
  let token: string | null = null;
  const client = createClient({
    transport: fetchTransport({ baseUrl: server }),
    clock: systemClock,
    identity: () => ({ token, guestId: null, language: 'en' }),
    version: 'example',
    strict: true,
    report: ({ message }) => console.warn(message),
  });
  const visitor = await client.call(createVisitorToken, {});
  if (!visitor.ok) throw new Error(visitor.failure.message);
  token = visitor.value.accessToken;
  const online = await client.call(onlineModels, { first: 12, offset: 0 });
  if (!online.ok) throw new Error(online.failure.message);
  return { server, performers: online.value.items };
}

/** Renders the document; every style and script in it carries the nonce. */
export async function page(server: string, nonce: string): Promise<string> {
  const data = await read(server);
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const markup = renderToString(sheet.collectStyles(<LiveNow data={data} />));
    return `<!doctype html>
<html lang="en" data-brand="velvet" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta property="csp-nonce" nonce="${nonce}">
<title>Who is live</title>
<style nonce="${nonce}">${css}</style>
${sheet.getStyleTags()}
</head>
<body>
<div id="root">${markup}</div>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>
<script type="module" src="/browser.js" nonce="${nonce}"></script>
</body>
</html>`;
  } finally {
    sheet.seal();
  }
}
