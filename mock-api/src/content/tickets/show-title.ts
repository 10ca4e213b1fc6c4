import type { NamedContents } from '../../foundation/page/ports.ts';
import { parseSharedJson } from '../../world/json.ts';
import { mayKnow } from './invitations.ts';
import { showById } from './statements.ts';

/** The title of a show for whoever may know it. */
export const showTitle: NamedContents['showTitle'] = async (showId, caller, world) => {
  const show = await showById.first(world.tx, { id: showId });
  return show !== null && (await mayKnow(show, caller, world)) ? parseSharedJson(show.title)[caller.language] : null;
};
