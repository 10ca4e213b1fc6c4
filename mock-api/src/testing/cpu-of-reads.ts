import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { redisUrl } from './postgres/test-redis.ts';
import { SharingProcess } from './SharingProcess.ts';

const loops = 20;
const warmUpMs = 1500;
const measuredMs = 4000;
const rounds = 3;
const path = '/rest/v1/actor/getActor/101?language=en';

/** Ticks of the CPU in a second, as /proc counts them. */
const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** The CPU time that a process has used, in seconds; none for one that has ended. */
const cpuOf = (pid: number): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may have spaces; user and system time are the 12th and 13th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return 0;
  }
};

const redisPid = (): number =>
  Number(/process_id:(\d+)/.exec(execFileSync('redis-cli', ['-u', redisUrl, 'info'], { encoding: 'utf8' }))?.[1]);

const backendsOf = async (databaseUrl: string): Promise<readonly number[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const sql = 'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  const { rows } = await client.query<{ pid: number }>(sql);
  await client.end();
  return rows.map(({ pid }) => pid);
};

const readFor = async (hosts: readonly string[], ms: number): Promise<number> => {
  const end = Date.now() + ms;
  const read = async (_: unknown, at: number): Promise<number> => {
    let done = 0;
    for (; Date.now() < end; done += 1) {
      const response = await fetch(`http://${hosts[(at + done) % hosts.length]}${path}`);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`A read was answered with ${response.status}.`);
    }
    return done;
  };
  const counts = await Promise.all(Array.from({ length: loops }, read));
  return counts.reduce((sum, each) => sum + each, 0);
};

/** The CPU time of a read on some servers, in microseconds: of Node, PostgreSQL and Redis. */
const cpuOfRead = async (count: number, databaseUrl: string): Promise<number> => {
  const servers = await Promise.all(Array.from({ length: count }, () => SharingProcess.start(databaseUrl, redisUrl)));
  try {
    const hosts = servers.map(({ host }) => host);
    await readFor(hosts, warmUpMs);
    const pids = [...servers.map(({ pid }) => pid), ...(await backendsOf(databaseUrl)), redisPid()];
    const total = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
    const before = total();
    const done = await readFor(hosts, measuredMs);
    return ((total() - before) / done) * 1_000_000;
  } finally {
    await Promise.all(servers.map((each) => each.kill()));
  }
};

/** The least CPU time of a read on one server and on two, in microseconds; they are measured in turn. */
export const cpuOfReads = async (databaseUrl: string): Promise<{ readonly one: number; readonly two: number }> => {
  let [one, two] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    one = Math.min(one, await cpuOfRead(1, databaseUrl));
    two = Math.min(two, await cpuOfRead(2, databaseUrl));
  }
  return { one, two };
};
