import { bearer, encodeRest, envelopeParameters, operationText, queryPath } from '@lounge/protocol';
import { actorHeatMaps, getActor } from '@lounge/protocol/content/actors';
import { bestRound, load, loadText, serve, type Load, type Row } from './measure.ts';

const envelope = new URLSearchParams({ [envelopeParameters.language]: 'en', [envelopeParameters.version]: 'bench' });
const path = `${encodeRest(getActor, { actorId: 101 }).path}?${envelope}`;

const measureInTurns = async (
  kinds: readonly string[],
  measure: (kind: string) => Promise<Load>,
): Promise<Map<string, Load>> => {
  const rounds = new Map<string, Load[]>();
  for (let round = 0; round < 2; round += 1) {
    for (const kind of kinds) rounds.set(kind, [...(rounds.get(kind) ?? []), await measure(kind)]);
  }
  return new Map([...rounds].map(([kind, loads]) => [kind, bestRound(loads)]));
};

const ratioOf = (a: Load | undefined, b: Load | undefined): number => (b?.cpuMicros ?? 0) / (a?.cpuMicros ?? 1);

/** A performer's read on the full server, compared with a bare server with the same bytes and with json-server. */
export const restRows = async (): Promise<Row[]> => {
  const loads = await measureInTurns(['bare', 'reference', 'json-server'], async (kind) => {
    const served = await serve(kind);
    const request = kind === 'json-server' ? { path: '/performers/101' } : { path };
    const result = await load(served, request);
    await served.close();
    return result;
  });
  const [bare, ours, json] = ['bare', 'reference', 'json-server'].map((kind) => loads.get(kind));
  if (!bare || !ours || !json) return [];
  const rate = ours.perSecond / bare.perSecond;
  return [
    {
      name: 'REST read of a performer, CPU',
      value: loadText(ours),
      reference: `bare node:http ${loadText(bare)}`,
      ratio: ratioOf(ours, bare),
      minRatio: 0.45,
    },
    {
      name: 'REST read of a performer, rate',
      value: loadText(ours),
      reference: `bare node:http ${loadText(bare)}`,
      ratio: rate,
      minRatio: null,
    },
    {
      name: 'json-server, the same performer',
      value: loadText(json),
      reference: `bare node:http ${loadText(bare)}`,
      ratio: ratioOf(json, bare),
      minRatio: null,
    },
  ];
};

/** A query of the same performer, compared with a default graphql-yoga. */
export const queryRows = async (): Promise<Row[]> => {
  const body = JSON.stringify({ query: operationText(actorHeatMaps), variables: { actorId: 101 } });
  const loads = await measureInTurns(['yoga', 'reference'], async (kind) => {
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
  const [yoga, ours] = [loads.get('yoga'), loads.get('reference')];
  if (!yoga || !ours) return [];
  return [
    {
      name: 'query of a performer, CPU',
      value: loadText(ours),
      reference: `graphql-yoga ${loadText(yoga)}`,
      ratio: ratioOf(ours, yoga),
      minRatio: 3,
    },
  ];
};
