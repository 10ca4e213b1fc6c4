import { brandConfig } from '../../site/src/brands.ts';
import { Writable } from 'node:stream';
import { handlers, inProcess } from '@lounge/mock-api';
import { createWorld, memoryWorld, readSeeds, seededRandom, templateOf } from '@lounge/mock-api/server';
import type { PageConfig } from '@lounge/site/entry-server';
import { createElement, Fragment } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { builtSite } from '../../site/server/site-bundle.ts';
import { countElements, elementTreeOf, reactNodesOf, type ConstantNode } from './element-tree.ts';

const throwError = (error: unknown): never => {
  throw error;
};

/** Runs a rendering that writes to a stream. Returns what it wrote. */
const written = (render: (sink: Writable) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
    });
    sink.on('finish', () => resolve(Buffer.concat(chunks).toString('utf8'))).on('error', reject);
    render(sink);
  });

/** Returns a function that renders home with the built site over a world of its own, in process: calls, loaders, markup and styles. */
export const homeRenderer = async (): Promise<() => Promise<string>> => {
  const clock = { now: () => Date.now() };
  const world = createWorld('main', memoryWorld(templateOf(readSeeds(), clock.now())), clock, seededRandom(1));
  const transportOf = inProcess(handlers);
  const caller = { guestId: null, language: 'en', brand: 'velvet', requestId: 'bench' } as const;
  const config: PageConfig = {
    ...brandConfig('velvet'),
    language: 'en',
    theme: 'dark',
    timeZone: 'Europe/Berlin',
    token: 't',
    guestId: null,
    now: clock.now(),
    version: 'bench',
    strict: false,
    consent: 'necessary',
    world: null,
  };
  const { render } = await (await builtSite()).server();
  return async () => {
    const transport = transportOf({ world, caller, run: { parseAnswers: false } });
    const page = await render({ url: '/en/', config, nonce: 'n', report: throwError }, transport);
    if (page.kind !== 'page') throw new Error('home was not rendered');
    return written((sink) => page.write(sink, () => undefined));
  };
};

/** Renders a constant tree with nothing but React, with the same options as the site. */
export const renderBare = (tree: readonly ConstantNode[], to: Writable): void => {
  const stream = renderToPipeableStream(createElement(Fragment, null, ...reactNodesOf(tree)), {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onShellReady: () => void stream.pipe(to),
    onShellError: throwError,
    onError: throwError,
  });
};

/** The element tree of home as constants, the number of its elements, and its rendering by React alone. */
export interface BareHome {
  readonly tree: readonly ConstantNode[];
  readonly elements: number;
  render(): Promise<string>;
}

/** Derives the constant tree from home's markup. Throws if React writes other elements, attributes or texts for it. */
export const bareHomeOf = async (markup: string): Promise<BareHome> => {
  const tree = elementTreeOf(markup);
  const render = () => written((sink) => renderBare(tree, sink));
  if (JSON.stringify(elementTreeOf(await render())) !== JSON.stringify(tree)) {
    throw new Error('React writes other markup for the constant tree than home has; see propNames in element-tree.ts.');
  }
  return { tree, elements: countElements(tree), render };
};
