import { fileURLToPath } from 'node:url';
import { bearer, encodeRest, envelopeParameters, operationText, queryPath } from '@lounge/protocol';
import { actorHeatMaps, getActor, getActorState } from '@lounge/protocol/content/actors';
import { bestRound, load, loadText, measuredBy, serve, type Load, type Row } from './measure.ts';
import { rounds as roundsOf } from './rounds.ts';

const envelope = new URLSearchParams({ [envelopeParameters.language]: 'en', [envelopeParameters.version]: 'bench' });
const performerPath = `${encodeRest(getActor, { actorId: 101 }).path}?${envelope}`;
const statePath = `${encodeRest(getActorState, { actorId: 101 }).path}?${envelope}`;

const statementsFile = fileURLToPath(new URL('./processes/read.ts', import.meta.url));

/** The time of a performer's read on bare better-sqlite3. */
const statementsOfRead = (): Promise<{ userMicros: number; statements: number }> => measuredBy(statementsFile);

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

/** The measured reads: the server of a kind and its path. */
const reads: Readonly<Record<string, { kind: string; path: string }>> = {
  bare: { kind: 'bare', path: performerPath },
  'koa-router-state': { kind: 'koa-router-state', path: statePath },
  state: { kind: 'reference', path: statePath },
  'state-measured': { kind: 'measured', path: statePath },
  performer: { kind: 'reference', path: performerPath },
  'json-server': { kind: 'json-server', path: '/performers/101' },
};

/**
 * Reads on the full server by user CPU under pipelined load, as waking an idle client costs more system time than a read. Compared with
 * Koa and `@koa/router`, which answer the same bytes, and with the profile's own statements.
 */
export const restRows = async (): Promise<Row[]> => {
  const rounds = await measureInTurns(Object.keys(reads), async (name) => {
    const { kind, path } = reads[name] as { kind: string; path: string };
    const served = await serve(kind);
    const result = await load(served, { path }, 3, 200, 4);
    await served.close();
    return result;
  });
  const of = (name: string): Load => bestOf(rounds, name, 'userMicros');
  const [state, measured, performer, koa, json, bare] = [
    of('state'),
    of('state-measured'),
    of('performer'),
    of('koa-router-state'),
    of('json-server'),
    of('bare'),
  ];
  const own = await statementsOfRead();
  return [
    {
      name: "path of a small read (a performer's state), user CPU",
      value: loadText(state),
      reference: `Koa with @koa/router ${loadText(koa)}`,
      ratio: koa.userMicros / state.userMicros,
      minRatio: 0.5,
    },
    {
      name: 'path of a small read with metrics, user CPU',
      value: loadText(measured),
      reference: `without ${loadText(state)}`,
      ratio: state.userMicros / measured.userMicros,
      minRatio: 0.9,
    },
    {
      name: 'REST read of a performer, user CPU',
      value: loadText(performer),
      reference: `its ${own.statements} statements on bare better-sqlite3, ${own.userMicros.toFixed(1)} µs, and the path of a small read`,
      ratio: (own.userMicros + state.userMicros) / performer.userMicros,
      minRatio: 1 / 1.5,
    },
    {
      name: 'REST read of a performer, rate',
      value: loadText(performer),
      reference: `json-server ${loadText(json)}`,
      ratio: performer.perSecond / json.perSecond,
      minRatio: 2,
    },
    {
      name: 'REST read of a performer, user CPU',
      value: loadText(performer),
      reference: `bare node:http ${loadText(bare)}`,
      ratio: bare.userMicros / performer.userMicros,
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
