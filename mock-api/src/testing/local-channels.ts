import type { WorldChannel } from '../world/channel.ts';

/** The channels of several processes of one world without a server between them; messages travel as JSON. */
export const localChannels = (count: number) => {
  const gaps: (() => void)[] = [];
  const all = Array.from({ length: count }, () => new Map<string, (value: unknown) => unknown>());
  const toOthers = (from: number, kind: string, value: unknown): readonly unknown[] =>
    all
      .filter((_, at) => at !== from)
      .map((handlers): unknown => handlers.get(kind)?.(JSON.parse(JSON.stringify(value))) ?? null);
  const channels = all.map((handlers, at): WorldChannel => ({
    isShared: true,
    send: (kind, value) => void toOthers(at, kind, value),
    ask: (kind, value) => Promise.all(toOthers(at, kind, value)),
    on: (kind, handle) => void handlers.set(kind, handle),
    onGap: (listener) => void gaps.push(listener),
    close: () => handlers.clear(),
  }));
  return { channels, gap: () => gaps.forEach((each) => each()) };
};
