/** Loaded before a server of an attack: the clock of its machine is two hours behind. */
const behindMs = 2 * 3_600_000;
const now = Date.now.bind(Date);

globalThis.Date = new Proxy(Date, {
  construct: (target, args) => Reflect.construct(target, args.length === 0 ? [now() - behindMs] : args) as Date,
  get: (target, name) => (name === 'now' ? () => now() - behindMs : (Reflect.get(target, name) as unknown)),
});
