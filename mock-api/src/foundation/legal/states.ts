import { language, s } from '@lounge/protocol';
import { legalTextType } from '@lounge/protocol/foundation/legal';
import { state } from '../../world/state.ts';
import { replaceRow } from '../../world/row-statements.ts';

const putText = replaceRow('legalText');

/** A published legal text. */
export const aPublishedLegalText = state('a legal text exists', {
  description: 'This legal text exists; the newest text is the one with the highest version.',
  params: s.object({
    id: s.entityId,
    type: legalTextType,
    product: s.string,
    version: s.string,
    language,
    html: s.string,
  }),
  setUp: (text, world) => world.database.change((tx) => putText.all(tx, text)),
});

/** The states of this module. */
export const legalStates = [aPublishedLegalText];
