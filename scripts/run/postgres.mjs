import { connect } from 'node:net';
import { say } from './say.mjs';

const standard = 'postgres://127.0.0.1:5432';

/** Whether a server accepts connections where the tests of PostgreSQL expect one. */
const answers = ({ hostname, port }) =>
  new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 5432), timeout: 2000 });
    const end = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket
      .on('connect', () => end(true))
      .on('error', () => end(false))
      .on('timeout', () => end(false));
  });

/** Runs work where a PostgreSQL server answers, at TEST_DATABASE_URL or on the standard port; elsewhere says that it did not. */
export const onPostgres = (work) => async (output) => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? standard);
  if (await answers(url)) return work(output);
  say(`No PostgreSQL server answers at ${url.host}, so worlds were tested on SQLite only.`);
  return 0;
};
