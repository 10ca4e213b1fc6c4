import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { heatMaps, model } from './schemas.ts';

/** A page of performers and their total number. */
export const modelPage = s.object(
  {
    items: s.array(model),
    total: s.count,
  },
  { id: 'ModelPage', description: 'a page of performers and their total number' },
);

/**
 * Performers who are online, the highest ranked first.
 * @spec query:models.online
 * @assumed first and offset; the documents show no variables.
 */
export const onlineModels = query('content/actors/onlineModels', {
  input: s.object({ first: s.optional(s.pageNumber), offset: s.optional(s.pageNumber) }),
  answer: modelPage,
  purpose: 'Lists performers who are online, the highest ranked first.',
});

/**
 * Performers with whom a conversion chat is possible now, the highest ranked first.
 * @spec query:conversion-chat.actors
 * @assumed Variables and answer, which are those of the other lists.
 */
export const conversionChatActors = query('content/actors/conversionChatActors', {
  input: s.object({ first: s.optional(s.pageNumber), offset: s.optional(s.pageNumber) }),
  answer: modelPage,
  purpose: 'Lists performers with whom a conversion chat is possible now.',
});

/**
 * Performers in the same mood as one performer; 4 by default. Where more are asked for than she has, those by rank follow.
 * @spec query:actor.recommended-models, constant:recommendations.modelsDefault
 */
export const recommendedModels = query('content/actors/recommendedModels', {
  input: s.object({ actorId: s.entityId, first: s.optional(s.pageNumber) }),
  answer: s.array(model),
  failures: ['unknown'],
  purpose: 'Lists performers in the same mood as one performer.',
});

/**
 * The hours in which a performer is usually online; pending requests for the same performer share one answer.
 * @spec query:actor.heat-maps
 */
export const actorHeatMaps = query('content/actors/actorHeatMaps', {
  input: s.object({ actorId: s.entityId }),
  answer: heatMaps,
  failures: ['unknown'],
  purpose: 'Reads the hours in which a performer is usually online.',
});
