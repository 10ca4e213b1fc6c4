import type { AnyCall } from '@lounge/protocol';
import { pushCauses } from '@lounge/protocol/push-causes';
import type { Bus } from '../world/bus.ts';
import type { WorldParts } from '../world/world.ts';

/** The calls under way on a bus; one that others run beside is not distinguished from them. */
const underWay = new WeakMap<Bus, AnyCall[]>();

const isDeclared = (type: string, call: AnyCall): boolean =>
  (call.kind === 'command' && call.reply?.type === type) ||
  pushCauses.some(({ push, calls }) => push.type === type && calls.includes(call.id));

/** Runs a call; throws if it publishes a push that does not name the call as its cause. */
export const withDeclaredPushes = async <T>(call: AnyCall, { bus }: WorldParts, run: () => Promise<T>): Promise<T> => {
  const calls = underWay.get(bus) ?? [];
  underWay.set(bus, calls);
  calls.push(call);
  const undeclared: string[] = [];
  const stop = bus.subscribe(({ message: { type } }) => {
    if (!calls.some((each) => isDeclared(type, each))) undeclared.push(type);
  });
  const result = await run().finally(() => {
    stop();
    calls.splice(calls.indexOf(call), 1);
  });
  if (undeclared.length > 0) throw new Error(`${undeclared.join(', ')} must name ${call.id} in push-causes.ts.`);
  return result;
};
