import { beat, pong } from '@lounge/protocol/foundation/realtime';
import { pushes } from '@lounge/protocol/registry';
import type { Difference } from './outcome.ts';
import type { Frame } from './wire.ts';

const declared = new Set(pushes.map(({ type }) => type));
/** Signs of life, which are all alike. */
const repeated: ReadonlySet<unknown> = new Set([beat.type, pong.type]);

const textOf = (frame: Frame): string => JSON.stringify(frame);

/**
 * Frames of one connection that no client asked for: of types that nobody declares, and those that came twice. A reply comes again for
 * each repetition of its command, whose keys are `sent`.
 */
export const unaskedFrames = (frames: readonly Frame[], sent: readonly unknown[] = []): readonly Difference[] => {
  const unknown = frames.find(({ type }) => !declared.has(String(type)));
  const mostOf = ({ key }: Frame): number =>
    key === undefined ? 1 : Math.max(1, sent.filter((each) => each === key).length);
  const alike = Map.groupBy(
    frames.filter(({ type }) => !repeated.has(type)),
    textOf,
  );
  const [twice] = [...alike.values()].find((same) => same.length > mostOf(same[0] ?? {})) ?? [];
  return [
    ...(unknown === undefined
      ? []
      : [{ at: 'frames', expected: 'declared frames only', got: `an undeclared one: ${textOf(unknown)}` }]),
    ...(twice === undefined ? [] : [{ at: 'frames', expected: 'each frame once', got: `twice: ${textOf(twice)}` }]),
  ];
};
