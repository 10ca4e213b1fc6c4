import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';

const standard = { postgres: 'postgres://127.0.0.1:5432', redis: 'redis://127.0.0.1:6379' };

/** Whether a server accepts connections. */
const isThere = ({ hostname, port }, standardPort) =>
  new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || standardPort), timeout: 2000 });
    const end = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket
      .on('connect', () => end(true))
      .on('error', () => end(false))
      .on('timeout', () => end(false));
  });

/** A version that a client prints; null without that client. */
const versionBy = (program, args, pattern) =>
  pattern.exec(spawnSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).stdout ?? '')?.[0] ??
  null;

/** Where tests expect PostgreSQL, at TEST_DATABASE_URL or on the standard port, and Redis, at TEST_REDIS_URL or on its port, and whether they answer. */
export const answers = async () => {
  const postgres = new URL(process.env.TEST_DATABASE_URL ?? standard.postgres);
  const redis = new URL(process.env.TEST_REDIS_URL ?? standard.redis);
  const [hasPostgres, hasRedis] = await Promise.all([isThere(postgres, 5432), isThere(redis, 6379)]);
  return {
    postgres: { host: postgres.host, isThere: hasPostgres, address: postgres.href },
    redis: { host: redis.host, isThere: hasRedis, address: redis.href },
  };
};

/** The services as a text that changes when another version answers. */
export const servicesText = async () => {
  const { postgres, redis } = await answers();
  return JSON.stringify([
    postgres,
    postgres.isThere && versionBy('psql', [postgres.address, '-Atc', 'show server_version'], /.+/),
    redis,
    redis.isThere && versionBy('redis-cli', ['-u', redis.address, 'info', 'server'], /redis_version:\S+/),
  ]);
};
