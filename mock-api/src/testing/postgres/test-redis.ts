import { randomBytes } from 'node:crypto';

/** Where the tests of several processes find Redis. */
export const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';

const run = randomBytes(6).toString('hex');

/** The beginning of the keys and channels of a test. */
export const testPrefix = (name: string): string => `lounge_test ${run} ${name} `;
