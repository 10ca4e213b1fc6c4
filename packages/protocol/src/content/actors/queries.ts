import { query } from '../../declare/call.ts';
import { count, entityId, listOf, maybe, named, pageNumber, shape } from '../../vocabulary/shapes.ts';
import { heatMaps, model } from './shapes.ts';

/** A page of performers and how many there are in all. */
const modelPage = named('ModelPage', 'a page of performers and how many there are in all', {
  items: listOf(model),
  total: count,
});

/**
 * Performers who are online, best ranked first.
 * @spec query:models.online
 * @assumed first and offset; the documents show no variables.
 */
export const onlineModels = query('content/actors/onlineModels', {
  input: shape({ first: maybe(pageNumber), offset: maybe(pageNumber) }),
  answer: modelPage,
  purpose: 'Lists performers who are online, best ranked first.',
});

/**
 * Performers in the mood of one performer; 4 unless `first` says otherwise.
 * @spec query:actor.recommended-models, constant:recommendations.modelsDefault
 */
export const recommendedModels = query('content/actors/recommendedModels', {
  input: shape({ actorId: entityId, first: maybe(pageNumber) }),
  answer: listOf(model),
  failures: ['unknown'],
  purpose: 'Lists performers in the same mood as one performer.',
});

/**
 * When a performer usually is here; requests for the same performer share one answer while they are pending.
 * @spec query:actor.heat-maps
 */
export const actorHeatMaps = query('content/actors/actorHeatMaps', {
  input: shape({ actorId: entityId }),
  answer: heatMaps,
  failures: ['unknown'],
  purpose: 'Reads when a performer usually is here.',
});
