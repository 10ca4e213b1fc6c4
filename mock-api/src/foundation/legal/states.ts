import { language, s } from '@lounge/protocol';
import { legalTextType } from '@lounge/protocol/foundation/legal';
import { state } from '../../world/state.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

const putText = statement(
  (
    db,
    $: Bind<{
      id: number;
      type: Row<'legalText'>['type'];
      product: string;
      version: string;
      language: Row<'legalText'>['language'];
      html: string;
    }>,
  ) =>
    db.replaceInto('legalText').values({
      id: $('id'),
      type: $('type'),
      product: $('product'),
      version: $('version'),
      language: $('language'),
      html: $('html'),
    }),
);

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
