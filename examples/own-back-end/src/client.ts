import { parse, type AnyCall, type AnswerOf, type InputOf } from '@lounge/protocol';
import { onlineModels } from '@lounge/protocol/content/actors';
import { makeFailure, type CallOptions, type Client, type Result } from '@lounge/transport';

/** A person as the invented back end describes them. */
interface Person {
  readonly key: number;
  readonly called: string;
  readonly years: number;
  readonly town: string;
  readonly centsPerMinute: number;
  readonly isThere: boolean;
}

type Model = AnswerOf<typeof onlineModels>['items'][number];

const modelOf = ({ key, called, years, town, centsPerMinute, isThere }: Person): Model => ({
  id: key,
  name: called,
  slug: called.toLowerCase(),
  age: years,
  city: town,
  spokenLanguages: ['en'],
  headline: '',
  isOnline: isThere,
  country: 'DE',
  freeChat: false,
  isVoyeurMode: false,
  isCurrentlyTicketShow: false,
  isOnlineMobileVideocall: false,
  isCountryBanned: false,
  isNew: false,
  isVip: false,
  price: centsPerMinute,
  basePrice: null,
  currency: 'VXC',
  countRatings: 0,
  satisfactionRate: 0,
  portrait: { url: `/portraits/${key}`, kind: 'portrait', tint: key % 7 },
});

const getJson = async (path: string, signal?: AbortSignal): Promise<unknown> => {
  const response = await fetch(path, { ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.json();
};

type Read = (input: never, signal: AbortSignal | undefined) => Promise<unknown>;
const reads = new Map<string, Read>();

/** Says how a call of the protocol is answered by the own back end. */
const answer = <C extends AnyCall>(
  call: C,
  read: (input: InputOf<C>, signal: AbortSignal | undefined) => Promise<AnswerOf<C>>,
): void => void reads.set(call.id, read);

answer(onlineModels, async ({ first = 20, offset = 0 }, signal) => {
  const page = await getJson(`/api/people?there&limit=${first}&from=${offset}`, signal);
  const { people, count } = page as { people: readonly Person[]; count: number };
  return { items: people.map(modelOf), total: count };
});

/** The stores' client over the own back end: it answers a call or returns a failure, and never rejects. */
export const client: Client = {
  call: async <C extends AnyCall>(
    call: C,
    input: InputOf<C>,
    { signal }: CallOptions = {},
  ): Promise<Result<AnswerOf<C>>> => {
    const read = reads.get(call.id);
    if (read === undefined) return { ok: false, failure: makeFailure(call.id, 'unready', 'unavailable') };
    try {
      // `answer` has stored the read under the call that declares this input.
      const parsed = parse(call.answer, await read(input as never, signal));
      if (parsed.ok) return { ok: true, value: parsed.value as AnswerOf<C> };
      return { ok: false, failure: makeFailure(call.id, 'schemaMismatch', 'failed', { field: parsed.field }) };
    } catch (error) {
      return { ok: false, failure: makeFailure(call.id, 'offline', 'unavailable', { message: String(error) }) };
    }
  },
};
