import { createHmac } from 'node:crypto';
import type { Database } from '../../../world/database.ts';
import { metaValue, putMeta } from '../../processes/meta-statements.ts';

/** The row of `meta` by which servers know whether they have the same secret. */
const key = 'secret';

/** A value that says nothing about the secret. */
const markOf = (secret: string): string => createHmac('sha256', secret).update('the secret of a world').digest('hex');

/**
 * Whether a server signs with the secret of the servers before it, or has theirs among those that it has replaced; then its own is the
 * world's from now on, as in a new world.
 */
export const hasSecretOf = async (
  database: Database,
  secret: string,
  previousSecrets: readonly string[],
): Promise<boolean> =>
  database.change(async (tx) => {
    const stored = await metaValue.first(tx, { key });
    const mark = markOf(secret);
    if (stored?.value === mark) return true;
    if (stored !== null && !previousSecrets.some((each) => markOf(each) === stored.value)) return false;
    await putMeta.all(tx, { key, value: mark });
    return true;
  });
