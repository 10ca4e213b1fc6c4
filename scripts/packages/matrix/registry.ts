/** A local npm registry without uplinks. It serves the dependencies of the published packages from node_modules. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { runServer } from 'verdaccio';
import { shipped } from '../../conventions/licences.ts';
import { manifestOf, root, type Manifest } from '../../conventions/repository.ts';
import { published } from '../tarballs.ts';

const execute = promisify(execFile);

/** Packages that the published ones use where a project has them. */
export const optionalPeers: readonly string[] = ['msw'];

/** A running registry. */
export interface Registry {
  readonly url: string;
  close(): Promise<void>;
}

const settings = (storage: string) => ({
  storage,
  configPath: join(storage, 'config.yaml'),
  auth: { htpasswd: { file: join(storage, 'htpasswd') } },
  uplinks: {},
  packages: { '**': { access: '$all', publish: '$all' } },
  log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  web: { enable: false },
  max_body_size: '100mb',
});

/** Publishes a tarball over HTTP, which is faster than an npm process for each. */
async function publishTarball(url: string, manifest: Manifest, tarball: Buffer): Promise<void> {
  const { name, version = '' } = manifest;
  const file = `${name}-${version}.tgz`;
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  const dist = { integrity, tarball: `${url}/${name}/-/${file}` };
  const response = await fetch(`${url}/${name.replace('/', '%2f')}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      _id: name,
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist } },
      _attachments: {
        [file]: { content_type: 'application/octet-stream', data: tarball.toString('base64'), length: tarball.length },
      },
    }),
  });
  if (!response.ok) throw new Error(`${name} was not accepted: ${response.status} ${await response.text()}`);
}

/** Starts a registry on a free port of the loopback interface; its data is in the folder. */
export async function startRegistry(folder: string): Promise<Registry> {
  const storage = join(folder, 'storage');
  mkdirSync(storage);
  const server = (await runServer(settings(storage) as never)) as Server;
  // On a busy machine npm uses a connection again, and sends a package, later than Node waits for it.
  server.keepAliveTimeout = 0;
  server.requestTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const dependencies = [...shipped([...published, ...optionalPeers.map((name) => `node_modules/${name}`)])].filter(
    ([, { name }]) => !name.startsWith('@lounge/'),
  );
  // The same version may be installed in several folders.
  const folders = new Map(
    dependencies.map(([packageFolder, { name, version }]) => [`${name}@${version}`, packageFolder]),
  );
  const file = join(folder, 'dependency.tgz');
  for (const packageFolder of folders.values()) {
    await execute('tar', [
      '-czf',
      file,
      '--exclude=node_modules',
      '-C',
      dirname(packageFolder),
      basename(packageFolder),
    ]);
    await publishTarball(url, manifestOf(relative(root, packageFolder)), readFileSync(file));
  }
  return { url, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
