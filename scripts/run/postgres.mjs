import { connect } from 'node:net';
import { say } from './say.mjs';

const standard = { postgres: 'postgres://127.0.0.1:5432', redis: 'redis://127.0.0.1:6379' };

/** Whether a server accepts connections where tests expect one. */
const answers = ({ hostname, port }, standardPort) =>
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

/**
 * Runs work where a PostgreSQL server answers, at TEST_DATABASE_URL or on the standard port, with the tests of several processes where Redis
 * does, at TEST_REDIS_URL or on its port; elsewhere says what did not run.
 */
export const onPostgres = (work) => async (output) => {
  const postgres = new URL(process.env.TEST_DATABASE_URL ?? standard.postgres);
  const redis = new URL(process.env.TEST_REDIS_URL ?? standard.redis);
  if (!(await answers(postgres, 5432))) {
    say(`No PostgreSQL server answers at ${postgres.host}, so worlds were tested on SQLite only.`);
    return 0;
  }
  const hasRedis = await answers(redis, 6379);
  if (!hasRedis) say(`No Redis server answers at ${redis.host}, so several processes were not tested.`);
  process.env.HAS_REDIS = hasRedis ? '1' : '0';
  return work(output);
};
