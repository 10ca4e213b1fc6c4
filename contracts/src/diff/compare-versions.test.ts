import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { runDiff } from '../command/diff.ts';
import { both, consumerOnly, nobody, providerOnly, type Breaks } from './change.ts';
import { compareVersions } from './compare-versions.ts';
import { versionIn } from './contract-version.ts';
import {
  asyncApi,
  copied,
  edit,
  editJson,
  modelById,
  newDirectory,
  ofModelById,
  openApi,
  optionalId,
  sdl,
  type Document,
} from './testing/copies.ts';

const directory = newDirectory();
afterAll(() => rmSync(directory, { recursive: true }));

const old = copied(directory, 'old');
const before = versionIn(old);
const pacts = 'pacts/guest-client-rest-api.json';

const zipCall = (document: Document): Document => document.paths['/rest/v1/utility/getGeoLocationByZip/{zipCode}'];

const inJson = (file: string, change: (document: Document) => void) => (folder: string) =>
  editJson(folder, file, change);
const inText = (file: string, from: string | RegExp, to: string) => (folder: string) =>
  edit(folder, file, (text) => text.replace(from, to));

const facts: readonly (readonly [string, (folder: string) => void, string, Breaks, string])[] = [
  [
    'a call is gone',
    inJson(openApi, (d) => void delete d.paths['/rest/v1/utility/getGeoLocationByZip/{zipCode}']),
    'content/actor-search',
    consumerOnly,
    'the call GET /rest/v1/utility/getGeoLocationByZip/{zipCode} is gone',
  ],
  [
    'a call is new',
    inJson(openApi, (d) => void (d.paths['/rest/v1/zips'] = { get: { ...zipCall(d).get, operationId: 'zips' } })),
    'content/actor-search',
    providerOnly,
    'new call GET /rest/v1/zips',
  ],
  [
    'a call moves',
    inText(openApi, '/rest/v1/utility/getGeoLocationByZip/', '/rest/v2/zips/'),
    'content/actor-search',
    both,
    'is GET /rest/v2/zips/{zipCode}, was GET /rest/v1/utility/getGeoLocationByZip/{zipCode}',
  ],
  [
    'an input is required',
    inJson(openApi, (d) => {
      const { schema } = d.paths['/rest/v1/actorSearch/deleteFilter'].post.requestBody.content['application/json'];
      schema.required.push('forcedZip');
    }),
    'content/actor-search',
    consumerOnly,
    'input: the body.forcedZip is required',
  ],
  [
    'a parameter is new',
    inJson(openApi, (d) => void zipCall(d).get.parameters.push({ name: 'country', in: 'query', schema: {} })),
    'content/actor-search',
    providerOnly,
    'input: parameters.query country is new and optional',
  ],
  [
    'a field of an answer is gone',
    inJson(openApi, (d) => {
      const area = d.components.schemas.ZipArea;
      delete area.properties.town;
      area.required = area.required.filter((each: string) => each !== 'town');
    }),
    'content/actor-search',
    consumerOnly,
    'answer: ZipArea.town is gone',
  ],
  [
    'a failure is new',
    inJson(openApi, (d) => void (zipCall(d).get.responses['409'] = { description: 'keyReused' })),
    'content/actor-search',
    providerOnly,
    'new failure keyReused (409)',
  ],
  [
    'a token is needed',
    inJson(openApi, (d) => void zipCall(d).get.security.shift()),
    'content/actor-search',
    consumerOnly,
    'no longer accepts no token',
  ],
  [
    'a query is gone',
    inText(sdl, modelById, ''),
    'content/actors',
    consumerOnly,
    'Field "modelById" was removed from object type "Query"',
  ],
  [
    'a query is new',
    inText(sdl, modelById, '$&\n  modelByName(name: String!): Actor!\n'),
    'without a pact',
    providerOnly,
    'Field "modelByName" was added to object type "Query"',
  ],
  [
    'a query of another service is new',
    inText('docs/clash.graphql', /type Query \{/, '$&\n  clashById(id: Int!): Int'),
    'without a pact',
    providerOnly,
    'Field "clashById" was added to object type "Query"',
  ],
  [
    'an argument is new and required',
    inText(sdl, ofModelById, '$1\n    brand: String!$2'),
    'content/actors',
    both,
    'Argument "brand: String!" added to field "Query.modelById"',
  ],
  [
    'an argument is optional',
    inText(sdl, optionalId, '$1'),
    'content/actors',
    providerOnly,
    'Type for argument "id" on field "Query.modelById" changed from "Int!" to "Int"',
  ],
  [
    'the answer of a query can be null',
    inText(sdl, /(modelById\(\n.*\n {4}id: Int!\n {2}\): Actor)!/, '$1'),
    'content/actors',
    consumerOnly,
    'Field "Query.modelById" changed type from "Actor!" to "Actor"',
  ],
  [
    'a query has another failure',
    (folder) =>
      edit(folder, sdl, (text) =>
        text.replace(modelById, (found) => found.replace('Failures: malformed', '$&, locked')),
      ),
    'content/actors',
    providerOnly,
    'new failure locked',
  ],
  [
    'a push is gone',
    inJson(asyncApi, (d) => void delete d.operations.ackSession),
    'foundation/realtime',
    consumerOnly,
    'the push ackSession is gone',
  ],
  [
    'a field of a command is gone',
    inJson(asyncApi, (d) => {
      const { payload } = d.channels.socket.messages.favouriteActorEmailNotificationSet;
      delete payload.properties.enabled;
      payload.required = payload.required.filter((each: string) => each !== 'enabled');
    }),
    'content/favourites',
    both,
    'command: the frame.enabled is gone',
  ],
  [
    'a field of a push is new',
    inJson(asyncApi, (d) => {
      const { payload } = d.channels.socket.messages.ackSession;
      payload.properties.brand = { type: 'string' };
      payload.required.push('brand');
    }),
    'foundation/realtime',
    providerOnly,
    'push: the frame.brand is new and required',
  ],
  [
    'a command has another reply',
    inJson(asyncApi, (d) => void d.operations.favouritePinActor.reply.messages.shift()),
    'content/favourites',
    both,
    'is no longer replied with favouriteEvents',
  ],
  [
    'a command has a failure less',
    inJson(asyncApi, (d) => void d.operations.favouritePinActor['x-failures'].pop()),
    'content/favourites',
    providerOnly,
    'the failure locked is gone',
  ],
  [
    'a state is new',
    inJson('docs/states.json', (d) => void d.states.push({ state: 'it rains', isEvent: false, params: {} })),
    'without a pact',
    providerOnly,
    'state "it rains" is new',
  ],
  [
    'a state has another parameter',
    inJson('docs/states.json', (d) => {
      d.states.find((each: Document) => each.state === 'the wheel has settings').params.seconds = 'integer';
    }),
    'engagement/spin-wheel',
    providerOnly,
    'state "the wheel has settings" has the new parameter seconds: integer',
  ],
  [
    'a state has another value of a parameter that is left out',
    inJson('docs/states.json', (d) => {
      d.states.find((each: Document) => each.state === 'the wheel has settings').ifLeftOut.stopsAt = 'coins-40';
    }),
    'engagement/spin-wheel',
    providerOnly,
    'state "the wheel has settings" means "coins-40" without the parameter stopsAt, before none',
  ],
  [
    'an effect is gone',
    inJson('docs/scenarios.json', (d) => {
      d.scenarios = d.scenarios.filter((each: Document) => each.id !== 'content/favourites/a-pin-is-kept');
    }),
    'content/favourites',
    nobody,
    'effect "a performer who is pinned on one socket is pinned on the other and in every list, once" is gone',
  ],
  [
    'an interaction is new',
    inJson(pacts, (d) => void d.interactions.push({ ...d.interactions[0], description: 'another request' })),
    'content/actors',
    providerOnly,
    'new interaction',
  ],
];

test.each(facts)('%s', async (_, change, module, breaks, text) => {
  const folder = copied(directory, 'new');
  change(folder);
  const { changes } = await compareVersions(before, versionIn(folder));
  expect(changes.map((each) => ({ module: each.module, text: each.text, breaks: each.breaks }))).toEqual([
    { module, text, breaks },
  ]);
});

test('a schema of many calls is one change of each module, and one line', async () => {
  const folder = copied(directory, 'new');
  editJson(folder, openApi, (d) => void d.components.schemas.Currency.enum.push('XXX'));
  const { changes } = await compareVersions(before, versionIn(folder));
  expect(changes.length).toBeGreaterThan(10);
  const lines: string[] = [];
  await runDiff([old, folder], (line) => lines.push(line));
  expect(lines[0]).toBe('shared by modules');
  expect(lines[1]).toMatch(
    /^ {2}breaks the client: answer: Currency has the new value "XXX" \(\w+, \w+, \w+ and \d+ more\)$/,
  );
  expect(lines).toHaveLength(4);
});
