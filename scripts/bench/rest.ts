import { bearer, encodeRest, envelopeParameters, operationText, queryPath } from '@lounge/protocol';
import { actorHeatMaps, getActor } from '@lounge/protocol/content/actors';
import { bestRound, load, loadText, serve, type Load, type Row } from './measure.ts';
import { rounds as roundsOf } from './rounds.ts';

const envelope = new URLSearchParams({ [envelopeParameters.language]: 'en', [envelopeParameters.version]: 'bench' });
const path = `${encodeRest(getActor, { actorId: 101 }).path}?${envelope}`;

/** Measures several rounds, as a round on a shared machine can be a fifth slower than the next. */
const measureInTurns = async (
  kinds: readonly string[],
  measure: (kind: string) => Promise<Load>,
): Promise<Map<string, Load[]>> => {
  const rounds = new Map<string, Load[]>();
  for (let round = 0; round < roundsOf(5); round += 1) {
    for (const kind of kinds) rounds.set(kind, [...(rounds.get(kind) ?? []), await measure(kind)]);
  }
  return rounds;
};

const bestOf = (rounds: Map<string, Load[]>, kind: string, by?: 'userMicros'): Load =>
  bestRound(rounds.get(kind) ?? [], by);

/**
 * A performer's read on the full server, compared with Koa and @koa/router that answer the same bytes, and with json-server. The
 * comparison is by user CPU under pipelined load: waking an idle client would cost a server more system time than its own work.
 */
export const restRows = async (): Promise<Row[]> => {
  const rounds = await measureInTurns(['bare', 'koa-router', 'reference', 'json-server'], async (kind) => {
    const served = await serve(kind);
    const request = kind === 'json-server' ? { path: '/performers/101' } : { path };
    const result = await load(served, request, 3, 200, 4);
    await served.close();
    return result;
  });
  const [bare, koa, ours, json] = ['bare', 'koa-router', 'reference', 'json-server'].map((kind) =>
    bestOf(rounds, kind, 'userMicros'),
  ) as [Load, Load, Load, Load];
  return [
    {
      name: 'REST read of a performer, user CPU',
      value: loadText(ours),
      reference: `Koa with @koa/router ${loadText(koa)}`,
      ratio: koa.userMicros / ours.userMicros,
      minRatio: 0.5,
    },
    {
      name: 'REST read of a performer, rate',
      value: loadText(ours),
      reference: `json-server ${loadText(json)}`,
      ratio: ours.perSecond / json.perSecond,
      minRatio: 2,
    },
    {
      name: 'REST read of a performer, user CPU',
      value: loadText(ours),
      reference: `bare node:http ${loadText(bare)}`,
      ratio: bare.userMicros / ours.userMicros,
      minRatio: null,
    },
  ];
};

/** A query of the same performer, compared with a default graphql-yoga. */
export const queryRows = async (): Promise<Row[]> => {
  const body = JSON.stringify({ query: operationText(actorHeatMaps), variables: { actorId: 101 } });
  const rounds = await measureInTurns(['yoga', 'reference'], async (kind) => {
    const served = await serve(kind);
    const page =
      kind === 'reference'
        ? await (await fetch(`http://127.0.0.1:${served.port}/en/`, { headers: { cookie: 'age=1' } })).text()
        : '';
    const token = /"token":"([^"]+)"/.exec(page)?.[1] ?? 'none';
    const headers = { 'content-type': 'application/json', authorization: bearer(token) };
    const result = await load(served, { path: queryPath, method: 'POST', headers, body });
    await served.close();
    return result;
  });
  const [yoga, ours] = [bestOf(rounds, 'yoga'), bestOf(rounds, 'reference')];
  return [
    {
      name: 'query of a performer, CPU',
      value: loadText(ours),
      reference: `graphql-yoga ${loadText(yoga)}`,
      ratio: yoga.cpuMicros / ours.cpuMicros,
      minRatio: 4,
    },
  ];
};
