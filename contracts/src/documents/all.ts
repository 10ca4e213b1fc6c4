import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asyncApi } from './asyncapi.ts';
import { callList } from './call-list.ts';
import { declaredServices, operationsFile } from './declared-services.ts';
import { openApi } from './openapi.ts';
import { operations } from './operations.ts';
import { scenarioData, scenarioList } from './scenario-list.ts';
import { sdl } from './sdl.ts';
import { stateData, stateList } from './state-list.ts';

const root = new URL('../../../', import.meta.url);

/** A document that is generated from the declarations. */
export interface Document {
  /** The path from the repository's root. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

const document = (name: string, text: string): Document => ({ name, path: fileURLToPath(new URL(name, root)), text });

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const versionOfProtocol = (): string => {
  const manifest = readFileSync(new URL('packages/protocol/package.json', root), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
};

/** Generates every document. */
export const documents = (): readonly Document[] => [
  document('contracts/docs/openapi.json', json(openApi(versionOfProtocol()))),
  document('contracts/docs/asyncapi.json', json(asyncApi(versionOfProtocol()))),
  ...declaredServices.flatMap((service) => [
    document(`contracts/docs/${service}.graphql`, sdl(service)),
    document(`contracts/docs/${operationsFile(service)}`, operations(service)),
  ]),
  document('contracts/docs/states.md', stateList()),
  document('contracts/docs/states.json', json(stateData())),
  document('contracts/docs/scenarios.md', scenarioList()),
  document('contracts/docs/scenarios.json', json(scenarioData())),
  document('packages/protocol/etc/protocol.md', callList()),
];
