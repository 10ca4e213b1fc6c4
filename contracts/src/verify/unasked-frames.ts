import { ackSession, beat, pong, refused } from '@lounge/protocol/foundation/realtime';
import { pushes } from '@lounge/protocol/registry';
import type { Difference } from './difference.ts';
import { frameDifferences, type SchemaOptions } from './schema-differences.ts';
import type { Frame } from './wire.ts';

const declared = new Set(pushes.map(({ type }) => type));
/** Signs of life, which are all alike. */
const repeated: ReadonlySet<unknown> = new Set([beat.type, pong.type]);

const textOf = (frame: Frame): string => JSON.stringify(frame);

const positionIn = (frame: Frame, stream: string): number | undefined => {
  const { positions } = frame as { positions?: Readonly<Record<string, unknown>> };
  const at = positions?.[stream];
  return typeof at === 'number' ? at : undefined;
};

/**
 * The first frame whose number leaves its stream with a gap or goes back. A session says where the streams are; the reply to a repeated
 * command has its earlier number.
 */
const misnumbered = (frames: readonly Frame[]): Difference | null => {
  const last = new Map<string, number | undefined>();
  for (const frame of frames) {
    const { type, key, stream, seq } = frame;
    if (type === ackSession.type) {
      for (const each of ['public', 'guest']) last.set(each, positionIn(frame, each));
    } else if (typeof stream === 'string' && typeof seq === 'number') {
      const before = last.get(stream);
      const isRepeated = key !== undefined && before !== undefined && seq <= before;
      if (before !== undefined && seq !== before + 1 && !isRepeated)
        return { at: 'frames', expected: `number ${before + 1} of the stream "${stream}"`, got: textOf(frame) };
      if (!isRepeated) last.set(stream, seq);
    }
  }
  return null;
};

/**
 * The differences of the first frame that is declared, but not as it came, beside those that are compared already. Signs of life are
 * compared by their own interactions: they come in all.
 */
export const otherDifferences = (
  frames: readonly Frame[],
  compared: readonly Frame[],
  options: SchemaOptions,
): readonly Difference[] => {
  const others = frames.filter(
    (each) => declared.has(String(each['type'])) && !repeated.has(each['type']) && !compared.includes(each),
  );
  for (const frame of others) {
    const found = frameDifferences(frame, options);
    if (found.length > 0) return found.map((each) => ({ ...each, at: `${String(frame['type'])} ${each.at ?? ''}` }));
  }
  return [];
};

/** A frame with the key of a command that another type of frame has answered. The rejection of a later command may have its key too. */
const foreignWithKey = (frames: readonly Frame[]): Frame | undefined => {
  const answers = new Map<unknown, unknown>();
  return frames.find(({ type, key }) => {
    if (key === undefined || type === refused.type) return false;
    if (!answers.has(key)) answers.set(key, type);
    return answers.get(key) !== type;
  });
};

/**
 * Frames of one connection that no client asked for: undeclared, repeated, with the key of another answer, or with numbers that do not
 * count on. A reply comes again for each repetition of its command, whose keys are `sent`.
 */
export const unaskedFrames = (
  frames: readonly Frame[],
  { sent = [], numbers = true }: { readonly sent?: readonly unknown[]; readonly numbers?: boolean } = {},
): readonly Difference[] => {
  const unknown = frames.find(({ type }) => !declared.has(String(type)));
  const mostOf = ({ key }: Frame): number =>
    key === undefined ? 1 : Math.max(1, sent.filter((each) => each === key).length);
  const alike = Map.groupBy(
    frames.filter(({ type }) => !repeated.has(type)),
    textOf,
  );
  const foreign = foreignWithKey(frames);
  const wrongNumber = numbers ? misnumbered(frames) : null;
  const [twice] = [...alike.values()].find((same) => same.length > mostOf(same[0] ?? {})) ?? [];
  return [
    ...(unknown === undefined
      ? []
      : [{ at: 'frames', expected: 'declared frames only', got: `an undeclared one: ${textOf(unknown)}` }]),
    ...(twice === undefined ? [] : [{ at: 'frames', expected: 'each frame once', got: `twice: ${textOf(twice)}` }]),
    ...(foreign === undefined
      ? []
      : [{ at: 'frames', expected: 'the key of a command in its answer only', got: textOf(foreign) }]),
    ...(twice === undefined && wrongNumber !== null ? [wrongNumber] : []),
  ];
};
