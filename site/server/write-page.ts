import type { ServerResponse } from 'node:http';
import { PassThrough, type Writable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import type { RenderedPage } from '@lounge/site/entry-server';
import { dataBlock, type Template } from './document.ts';
import { headHtml, type HeadParts } from './head.ts';

/** The parts of a document. */
export interface PageParts {
  readonly page: RenderedPage;
  readonly template: Template;
  readonly headParts: Omit<HeadParts, 'styles' | 'head'>;
  readonly config: unknown;
}

const values = ({ headParts, page, config }: PageParts, styles: string) => ({
  __LANG__: headParts.language,
  __BRAND__: headParts.brand,
  __THEME__: headParts.theme,
  __NONCE__: headParts.nonce,
  '<!--head-->': headHtml({ ...headParts, head: page.head, styles }),
  '<!--app-->': '',
  '<!--boot-->': page.isPlain ? '' : dataBlock('config', config) + dataBlock('boot', page.boot),
});

/** Writes a document to a stream: the head with the styles, the markup while React renders it, the data. */
export const writePage = (parts: PageParts, to: Writable): { abort(): void } => {
  const markup = new PassThrough();
  let filled: ReturnType<typeof values> | null = null;
  markup.on('data', (chunk: Buffer) => {
    if (!to.write(chunk)) {
      markup.pause();
      to.once('drain', () => markup.resume());
    }
  });
  markup.on('end', () => to.end(filled === null ? '' : parts.template.after(filled)));
  markup.on('error', (error) => to.destroy(error));
  return parts.page.write(markup, (styles) => {
    filled = values(parts, styles);
    to.write(parts.template.before(filled));
  });
};

/** Returns a stream to the response's body, compressed if the client accepts it. */
export const bodyOf = (response: ServerResponse, acceptEncoding: string | undefined): Writable => {
  response.setHeader('Vary', 'Cookie, Accept-Language, Accept-Encoding');
  if (!/\bgzip\b/.test(acceptEncoding ?? '')) return response;
  response.setHeader('Content-Encoding', 'gzip');
  const gzip = createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH });
  gzip.pipe(response);
  return gzip;
};
