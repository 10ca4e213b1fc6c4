import type { MessagePort } from 'node:worker_threads';
import type { PageConfig } from '@lounge/site/entry-server';
import type { CallTransport, WireAnswer, WireRequest } from '@lounge/transport';
import type { HeadParts } from '../head.ts';
import type { SiteBundle } from '../site-bundle.ts';
import { documentOf, encode, type EncodedDocument, type Encoding } from '../write-page.ts';

/** The input of a rendering; it can be copied to another thread. */
export interface RenderJob {
  /** A page of the site, a legal text for a visitor whose age is not known, the age gate, or the page after the visitor declined. */
  readonly kind: 'page' | 'legal' | 'ask' | 'left';
  readonly url: string;
  readonly config: PageConfig;
  readonly nonce: string;
  readonly headParts: Omit<HeadParts, 'site' | 'styles' | 'head' | 'title' | 'incomplete'>;
  /** How the document is compressed; null for not at all. */
  readonly encoding: Encoding | null;
}

/** A rendered document, or a redirect instead. */
export type Rendering =
  | { readonly kind: 'page'; readonly status: number; readonly document: EncodedDocument }
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string };

/** The part of the server that a rendering uses. */
export interface RenderPorts {
  readonly transport: CallTransport;
  /** Called with errors during rendering. */
  readonly report: (cause: unknown) => void;
}

/** A message from the thread of a rendering: a call to answer, or an error to report. */
export type FromRendering =
  | { readonly call: number; readonly request: Omit<WireRequest, 'signal'> }
  | { readonly error: { readonly message: string; readonly stack: string | undefined } };

/** The answer to a call of a rendering; null if there was none. */
export interface ToRendering {
  readonly call: number;
  readonly answer: WireAnswer | null;
}

/** A job with the port to the server's thread. */
export interface ThreadJob {
  readonly job: RenderJob;
  readonly port: MessagePort;
}

/** Renders a document in this thread. */
export const renderHere = async (
  site: SiteBundle,
  { kind, url, config, nonce, headParts, encoding }: RenderJob,
  { transport, report }: RenderPorts,
): Promise<Rendering> => {
  const { render, renderAgePage } = await site.server();
  const request = { url, config, nonce, report };
  const isPlain = kind === 'legal';
  const page =
    kind === 'page' || kind === 'legal'
      ? await render({ ...request, isPlain }, transport)
      : await renderAgePage(request, kind);
  if (page.kind === 'redirect') return page;
  const template = await site.template(url, page.isPlain);
  const document = await documentOf({ page, config, template, headParts: { ...headParts, site } });
  return { kind: 'page', status: page.status, document: encode(document, encoding) };
};
