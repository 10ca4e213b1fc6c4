import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node, type Addresses } from './start-example.ts';

/** A change to one place of the Node example, the scenario that finds it, and a text of its outcome. */
export interface Damage {
  readonly damage: string;
  readonly by: string;
  readonly text: string;
  /** Whether something does not come, so that the wait for it is short. */
  readonly isSilent?: boolean;
  readonly file: `${string}.js`;
  /** A text that the file has once. */
  readonly from: string;
  readonly to: string;
}

const docs = fileURLToPath(new URL('../../docs', import.meta.url));
const packages = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** Copies of the Node example, each with a damage, in one process. */
export class DamagedCopies {
  readonly #folder = mkdtempSync(join(tmpdir(), 'lounge-damaged-'));
  readonly #host: ChildProcess = fork(fileURLToPath(new URL('host-of-copies.ts', import.meta.url)));
  #count = 0;

  constructor() {
    symlinkSync(packages, join(this.#folder, 'node_modules'));
    writeFileSync(join(this.#folder, 'package.json'), '{ "type": "module" }');
  }

  /** Starts a copy. Throws if the text to replace is not in its file once, because the damage would prove nothing. */
  async start({ file, from, to }: Pick<Damage, 'file' | 'from' | 'to'>): Promise<Addresses> {
    this.#count += 1;
    const folder = join(this.#folder, `${this.#count}`);
    cpSync(node.folder, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
    const text = readFileSync(join(folder, file), 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${file} does not have this once: ${from}`);
    writeFileSync(
      join(folder, file),
      text.replace(from, () => to),
    );
    this.#host.send({ folder, docs });
    const [{ port }] = (await once(this.#host, 'message')) as [{ readonly port: number }];
    const host = `127.0.0.1:${port}`;
    return { baseUrl: `http://${host}`, socketUrl: `ws://${host}/socket`, statesUrl: `http://${host}/states` };
  }

  /** Ends them all. */
  async end(): Promise<void> {
    this.#host.kill('SIGKILL');
    await once(this.#host, 'exit');
    rmSync(this.#folder, { recursive: true });
  }
}
