import type { Language } from '@lounge/locale';
import { actorOnline, getActor, onlineModels } from '../content/actors/index.ts';
import { getTileGrid } from '../engagement/tile-grid/index.ts';
import { ping, sessionRequest } from '../foundation/realtime/index.ts';
import { guestInitData } from '../foundation/guest/index.ts';
import * as s from '../schema/s.ts';
import { parse } from '../schema/parse.ts';
import { read, type AnswerOf, type InputOf, type PayloadOf } from './call.ts';
import { decodeRest } from './wire.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const assertType = <T extends true>(..._: readonly T[]): void => undefined;

// An optional field stays optional, a required one required.
assertType<Equal<InputOf<typeof getActor>, { actorId: number; qmday?: string | undefined }>>();
export const withDay: InputOf<typeof getActor> = { actorId: 7, qmday: '2026-11-20' };
export const withoutDay: InputOf<typeof getActor> = { actorId: 7 };
// @ts-expect-error the performer is missing
export const withoutId: InputOf<typeof getActor> = { qmday: '2026-11-20' };
// @ts-expect-error an id is a number
export const wrongId: InputOf<typeof getActor> = { actorId: '7' };
// @ts-expect-error no such field
export const unknownField: InputOf<typeof getActor> = { actorId: 7, colour: 'red' };
// @ts-expect-error no such sort
export const unknownSort: InputOf<typeof getTileGrid> = { type: 'home', payload: { sort: 'up' } };

// An enum in an answer has its values, not just string.
assertType<
  Equal<AnswerOf<typeof onlineModels>['items'][number]['currency'], 'EUR' | 'CHF' | 'credits' | 'voucher' | 'VXC'>
>();
assertType<Equal<AnswerOf<typeof guestInitData>['name'], string | null>>();
export const nameOf = (answer: AnswerOf<typeof guestInitData>): string => {
  // @ts-expect-error a name may be null
  return answer.name;
};

// A tile is a performer or a video, discriminated by its kind.
export const titleOf = (tile: AnswerOf<typeof getTileGrid>['initialTiles'][number]): string => {
  // @ts-expect-error a tile of a video has no model
  void tile.model;
  return tile.kind === 'model' ? tile.model.name : tile.video.title;
};

// A message handler sees only its own payload.
assertType<Equal<PayloadOf<typeof actorOnline>, { actorId: number; actorName: string }>>();
assertType<Equal<PayloadOf<typeof sessionRequest>['language'], Language>>();
export const emptyPing: PayloadOf<typeof ping> = {};
// @ts-expect-error a ping has no fields
export const pingWithField: PayloadOf<typeof ping> = { at: 1 };
export const handle = ({ actorId }: PayloadOf<typeof actorOnline>): number => actorId;
// @ts-expect-error the envelope is not part of the payload
export const tokenOf = (payload: PayloadOf<typeof actorOnline>): unknown => payload.accessToken;

// Parsing returns the value or the field, never both.
const parsed = parse(s.object({ name: s.boundedString(3) }), {});
if (parsed.ok) assertType<Equal<typeof parsed.value, { name: string }>>();
// @ts-expect-error a failed parse has no value
else void parsed.value;

const decoded = decodeRest(getActor, { params: {}, query: {}, body: undefined });
if (decoded.ok) assertType<Equal<typeof decoded.value, InputOf<typeof getActor>>>();

const options = { input: s.object({}), answer: s.object({}), purpose: 'Reads.' };
// @ts-expect-error a REST call has a path
export const withoutPath = read('a/b/c', options);
// @ts-expect-error the input is an object schema
export const stringInput = read('a/b/c', { ...options, path: '/a', input: s.boundedString(3) });
// @ts-expect-error no such failure
export const unknownFailure = read('a/b/c', { ...options, path: '/a', failures: ['oops'] });
