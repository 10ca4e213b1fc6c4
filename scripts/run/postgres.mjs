import { answers } from './services.mjs';

/**
 * Runs work where a PostgreSQL server answers, with the tests of several processes where Redis does; elsewhere the step's note says
 * what did not run.
 */
export const onPostgres = (work) => async (output) => {
  const { postgres, redis } = await answers();
  if (!postgres.isThere)
    return { code: 0, leftOut: `no PostgreSQL server answers at ${postgres.host}: worlds were tested on SQLite only` };
  const code = await work({ ...output, env: { HAS_REDIS: redis.isThere ? '1' : '0' } });
  if (redis.isThere) return code;
  return { code, leftOut: `no Redis server answers at ${redis.host}: several processes were not tested` };
};
