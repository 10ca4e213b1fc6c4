import { Writable } from 'node:stream';
import type { WorldParts } from '@lounge/mock-api';
import type { Context } from 'koa';
import type { PageConfig } from '@lounge/site/entry-server';
import type { GuestSession } from './session.ts';
import type { Visitor } from './visitor.ts';
import { writePage, type PageParts } from './write-page.ts';

/** Stands for the nonce in a stored body; it is base64 like a nonce, and longer than any. */
const nonceMark = 'bm9uY2UtbWFyay1vZi10aGUtaG9tZS1jYWNoZQ==';
const tokenMark = 'token-mark-of-the-home-cache';

interface Stored {
  readonly until: number;
  readonly cut: Promise<readonly string[] | null>;
}

const textOf = (parts: PageParts): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const into = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
    });
    into.on('finish', () => resolve(Buffer.concat(chunks).toString('utf8')));
    into.on('error', reject);
    writePage(parts, into);
  });

/** What tells one cached page from another. */
interface CacheableVisit {
  readonly ctx: Context;
  readonly visitor: Visitor;
  readonly world: WorldParts;
  readonly session: GuestSession | null;
}

const homePath = /^\/(de|en|nl|es)\/$/;

/**
 * The bodies of anonymous home pages, for a moment. What differs between two visitors, nonce and token, is cut out and
 * set in again; brand, language, theme, consent, host, world and the world's version name the entry.
 */
export const homeCache = (keepMs: number) => {
  const stored = new Map<string, Stored>();
  const versions = new WeakMap<WorldParts, { count: number }>();
  const versionOf = (world: WorldParts): number => {
    let version = versions.get(world);
    if (version === undefined) {
      const made = { count: 0 };
      versions.set(world, (version = made));
      world.bus.subscribe(() => void (made.count += 1));
    }
    return version.count;
  };
  const keyOf = ({ ctx, visitor, world, session }: CacheableVisit): string | null => {
    if (keepMs <= 0 || session !== null || !homePath.test(ctx.url) || !visitor.isAdult) return null;
    const { brand, language, theme, consent, origin } = visitor;
    return [world.name, versionOf(world), brand, language, theme, consent, origin].join(' ');
  };
  const cutOf = async (
    config: PageConfig,
    make: (nonce: string, config: PageConfig) => Promise<PageParts | null>,
  ): Promise<readonly string[] | null> => {
    const parts = await make(nonceMark, { ...config, token: tokenMark });
    if (parts === null || parts.page.status !== 200) return null;
    return (await textOf(parts)).split(new RegExp(`(${nonceMark}|${tokenMark})`));
  };
  const text = async (
    key: string,
    nonce: string,
    config: PageConfig,
    make: (nonce: string, config: PageConfig) => Promise<PageParts | null>,
  ): Promise<string | null> => {
    const now = performance.now();
    let entry = stored.get(key);
    if (entry === undefined || entry.until <= now) {
      if (stored.size > 100) stored.clear();
      entry = { until: now + keepMs, cut: cutOf(config, make) };
      stored.set(key, entry);
      entry.cut.catch(() => stored.delete(key));
    }
    const cut = await entry.cut;
    if (cut === null) return null;
    return cut.map((piece) => (piece === nonceMark ? nonce : piece === tokenMark ? config.token : piece)).join('');
  };
  return { keyOf, text };
};
