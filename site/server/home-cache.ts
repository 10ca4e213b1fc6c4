import { randomBytes } from 'node:crypto';
import { languages } from '@lounge/locale';
import type { WorldParts } from '@lounge/mock-api';
import type { Context } from 'koa';
import type { PageConfig } from '@lounge/site/entry-server';
import type { GuestSession } from './session.ts';
import type { Visitor } from './visitor.ts';

/** A placeholder in a cached body, new for each, so that no request can contain it: base64 like a nonce, and longer than any. */
const newPlaceholder = (): string => randomBytes(33).toString('base64');

/** A document in pieces, with names where a visitor's own values belong. */
type CachedDocument = readonly (Buffer | 'nonce' | 'token')[];

interface CacheEntry {
  readonly expiresAt: number;
  readonly document: Promise<CachedDocument | null>;
}

/** Splits a document at the placeholders, once, so that a visitor's copy only joins bytes. */
const splitDocument = (document: Uint8Array, placeholders: { nonce: string; token: string }): CachedDocument =>
  Buffer.from(document.buffer, document.byteOffset, document.length)
    .toString('utf8')
    .split(placeholders.nonce)
    .flatMap((part, at) => [...(at === 0 ? [] : ['nonce' as const]), ...splitAtToken(part, placeholders.token)]);

const splitAtToken = (text: string, placeholder: string): CachedDocument =>
  text.split(placeholder).flatMap((part, at) => [...(at === 0 ? [] : ['token' as const]), Buffer.from(part)]);

/** The input of the cache key. */
interface CacheablePage {
  readonly ctx: Context;
  readonly visitor: Visitor;
  readonly world: WorldParts;
  readonly session: GuestSession | null;
}

const homePath = new RegExp(`^/(${languages.join('|')})/$`);

/**
 * Caches the bodies of anonymous home pages for `maxAgeMs`, with placeholders for nonce and token. The key has brand, language, theme, zone,
 * consent, host, world and the number of pushes that the world has published since the first page.
 */
export const homeCache = (maxAgeMs: number, caches: Set<() => void> = new Set()) => {
  const entries = new Map<string, CacheEntry>();
  caches.add(() => entries.clear());
  const versions = new WeakMap<WorldParts, { count: number }>();
  const versionOf = (world: WorldParts): number => {
    let version = versions.get(world);
    if (version === undefined) {
      const counter = { count: 0 };
      versions.set(world, (version = counter));
      world.bus.subscribe(() => void (counter.count += 1));
    }
    return version.count;
  };
  const keyOf = ({ ctx, visitor, world, session }: CacheablePage): string | null => {
    if (maxAgeMs <= 0 || session !== null || !homePath.test(ctx.url) || !visitor.isAdult) return null;
    const { brand, language, theme, timeZone, consent, origin } = visitor;
    return [world.name, versionOf(world), brand, language, theme, timeZone, consent, origin].join(' ');
  };
  const render = async (
    config: PageConfig,
    renderDocument: (nonce: string, config: PageConfig) => Promise<Uint8Array | null>,
  ): Promise<CachedDocument | null> => {
    const placeholders = { nonce: newPlaceholder(), token: newPlaceholder() };
    const rendered = await renderDocument(placeholders.nonce, { ...config, token: placeholders.token });
    return rendered === null ? null : splitDocument(rendered, placeholders);
  };
  const document = async (
    key: string,
    nonce: string,
    config: PageConfig,
    renderDocument: (nonce: string, config: PageConfig) => Promise<Uint8Array | null>,
  ): Promise<Buffer | null> => {
    const now = performance.now();
    let entry = entries.get(key);
    if (entry === undefined || entry.expiresAt <= now) {
      if (entries.size > 100) entries.clear();
      entry = { expiresAt: now + maxAgeMs, document: render(config, renderDocument) };
      entries.set(key, entry);
      const forget = () => void (entries.get(key) === entry && entries.delete(key));
      entry.document.then((rendered) => void (rendered === null && forget()), forget);
    }
    const pieces = await entry.document;
    if (pieces === null) return null;
    const own = { nonce: Buffer.from(nonce), token: Buffer.from(config.token) };
    return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? own[piece] : piece)));
  };
  /** Whether a document is in the cache, or is being rendered for it. */
  const has = (key: string): boolean => (entries.get(key)?.expiresAt ?? 0) > performance.now();
  return { keyOf, has, document };
};
