import { Writable } from 'node:stream';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import type { RenderedPage } from '@lounge/site/entry-server';
import type { Context } from 'koa';
import { dataBlock, type Template } from './document.ts';
import { headHtml, type HeadParts } from './head.ts';
import { pageScriptHtml } from './page-script.ts';

/** The parts of a document. */
export interface PageParts {
  readonly page: RenderedPage;
  readonly template: Template;
  readonly headParts: Omit<HeadParts, 'styles' | 'head' | 'title' | 'incomplete'>;
  readonly config: unknown;
}

const scriptOf = ({ site, language, path, isGuest, nonce }: PageParts['headParts'], { head }: RenderedPage): string =>
  site.pageScript === null
    ? ''
    : pageScriptHtml(site.pageScript(language, head === null ? null : path, isGuest), nonce);

const values = ({ headParts, page, config }: PageParts, styles: string) => ({
  __LANG__: headParts.language,
  __BRAND__: headParts.site.brands[headParts.brand].name,
  __THEME__: headParts.theme,
  __NONCE__: headParts.nonce,
  '<!--head-->': headHtml({ ...headParts, head: page.head, title: page.title, incomplete: page.incomplete, styles }),
  '<!--app-->': '',
  '<!--boot-->': page.isPlain
    ? ''
    : dataBlock('config', config) + dataBlock('boot', page.boot) + scriptOf(headParts, page),
});

/** Renders a document: the head with the styles, the markup, the data. Rejects if the page could not be rendered. */
export const documentOf = (parts: PageParts): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let filled: ReturnType<typeof values> | null = null;
    const markup = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
    });
    markup.on('error', reject);
    markup.on('finish', () => {
      if (filled !== null) chunks.push(Buffer.from(parts.template.after(filled)));
      resolve(Buffer.concat(chunks));
    });
    parts.page.write(markup, (styles) => {
      filled = values(parts, styles);
      chunks.push(Buffer.from(parts.template.before(filled)));
    });
  });

type Compress = (body: Uint8Array) => Buffer;

/** The size of the pieces that the compressors return: a compressed page fits in one. */
const chunkSize = 65_536;

/** Encodings in the order of CPU time for the same size; the levels are those after which a page hardly gets smaller. */
const compressors = {
  zstd: (body) => zstdCompressSync(body, { chunkSize, params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: (body) =>
    brotliCompressSync(body, {
      chunkSize,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
  gzip: (body) => gzipSync(body, { chunkSize, level: 4 }),
} satisfies Readonly<Record<string, Compress>>;

/** An encoding of documents. */
export type Encoding = keyof typeof compressors;

/** The cheapest encoding that the client accepts; null for none. */
export const encodingOf = (ctx: Context): Encoding | null =>
  (Object.keys(compressors) as Encoding[]).find((name) => ctx.acceptsEncodings(name) === name) ?? null;

/** A document as it is sent. */
export interface EncodedDocument {
  readonly body: Uint8Array;
  readonly encoding: Encoding | null;
}

/**
 * Compresses a document, in one piece, as React renders the shell at once and nothing could be sent earlier, and in the thread of the
 * caller: zlib's threads take more CPU time for pieces of this size.
 */
export const encode = (document: Uint8Array, encoding: Encoding | null): EncodedDocument => ({
  body: encoding === null ? document : compressors[encoding](document),
  encoding,
});

/** Sends a document. */
export const sendDocument = (ctx: Context, { body, encoding }: EncodedDocument): void => {
  const response = ctx.res;
  response.setHeader('Vary', 'Cookie, Accept-Language, Accept-Encoding');
  if (encoding !== null) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(body);
};
