import { parseSharedJson } from '../../world/json.ts';
import type { Row } from '../../world/tables.ts';

/** Whether a performer excludes a country; an unknown one is null, and nobody excludes it. */
export const isBannedIn = ({ banned }: Pick<Row<'actor'>, 'banned'>, country: string | null): boolean =>
  country !== null && parseSharedJson(banned).includes(country);
