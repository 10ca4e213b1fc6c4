import { isProof, withoutComments, type SourceFile } from './repository.ts';

/** The trees whose code makes calls and listens to pushes for those who visit a site. */
export const sendingTrees = ['packages/stores/src', 'packages/transport/src', 'site/src', 'site/server', 'site/demo'];

/**
 * Calls that none of our stores and pages sends, by id, each with the reason why a site like ours needs none and who sends it. Decision 0225
 * says what such a call must have.
 */
export const withoutSender: ReadonlyMap<string, string> = new Map([
  ['content/actors/actorChatRatings', 'a profile has the ratings; a page that shows nothing but them reads no profile'],
  ['content/actors/actorsByIds', 'our lists answer with their performers; a back end that stored ids has no list'],
  [
    'content/actors/filteredModels',
    'the performer search filters, sorts and counts; older clients list by four filters',
  ],
  ['content/actors/getActor', 'our addresses have the name of a performer; what stored her id reads by it'],
  ['content/actors/getActorPreviewImage', 'a profile has its portrait; a banner of a partner shows nothing else'],
  ['content/actors/getActorPreviewImageByName', 'as by id, for a banner that links by the name in the address'],
  ['content/actors/getActorState', 'a profile has the state, and pushes change it; a page without a socket asks again'],
  ['content/actors/modelById', 'the query service’s way to what getActor reads, for clients that send queries only'],
  ['content/actors/modelsV2', 'older clients list all performers by an offset; ours search them'],
  [
    'content/actors/modelsV3',
    'a back end copies all performers after a cursor, which no presence moves; no page shows all',
  ],
  [
    'content/favourites/pinnedModels',
    'getFavoriteActors has the alerts of a pin too; a row of tiles needs the tiles only',
  ],
  [
    'content/galleries/rateAlbum',
    'our pages like and dislike by the query service, which changes the same rating (0175)',
  ],
  [
    'content/messenger/channelsFilter',
    'our list reads messengerChannels, which pages; older clients ask over the socket',
  ],
  ['content/messenger/channelsLoad', 'as channelsFilter; its reply is a push that our list takes too'],
  ['content/messenger/channelsLoadOnline', 'as channelsFilter'],
  ['content/messenger/getChannel', 'our conversations are opened by the performer; a mail’s link has the channel’s id'],
  [
    'content/messenger/getMessengerActor',
    'our messenger opens a channel at once; a page of visitors shows the price before',
  ],
  ['content/videos/videosByIds', 'our lists answer with their videos; a back end that stored ids has no list'],
  [
    'engagement/teasers/getJumbotronConfig',
    'the homepage’s slides have the type; a page of a partner leaves room for them first',
  ],
  ['foundation/age-check/avsBonusAvailable', 'getAgeCheck has the bonus; a banner asks for nothing else of the check'],
  [
    'engagement/tv/currentProgramme',
    'our pages read the entry with its stream; a banner of a partner names what is on and plays nothing',
  ],
  ['engagement/clash/clashWatched', 'the reply to clashWatch, which the client takes by its key'],
  ['engagement/tv/tvLeft', 'the reply to tvLeave, which the client takes by its key; nothing of a page waits for it'],
  [
    'foundation/session/createVisitorToken',
    'our server writes the token into the page; pages of other origins ask for one',
  ],
  ['foundation/telemetry/alive', 'what watches a server sends it, not a page'],
]);

const protocolImports =
  /\bimport\s+(\{[^}]*\}|\*\s+as\s+\w+)\s+from\s+'@lounge\/protocol\/((?:foundation|content|engagement)\/[\w-]+)'/g;

/** The values that a file imports from modules of the protocol, as ids, with their names in the file. */
const importedCalls = (text: string): readonly { readonly id: string; readonly name: string }[] =>
  [...text.matchAll(protocolImports)].flatMap(([, names = '', module = '']) =>
    names
      .replace(/[{}]/g, '')
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '' && !each.startsWith('type '))
      .map((each) => {
        const [exported = '', name = exported] = each.split(/\s+as\s+/);
        return { id: `${module}/${exported}`, name };
      }),
  );

/** The ids of declarations that files use as values, be it to send a call or to listen to a push; `typeof` alone is no use. */
export const usedDeclarations = (files: readonly SourceFile[]): ReadonlySet<string> => {
  const used = new Set<string>();
  for (const { path, text } of files) {
    if (isProof(path) || /\/(testing|bench)\//.test(path)) continue;
    const bare = withoutComments(text);
    const body = bare.replace(protocolImports, '');
    for (const { id, name } of importedCalls(bare))
      if (new RegExp(`(?<!typeof )\\b${name}\\b`).test(body)) used.add(id);
  }
  return used;
};

/** Returns declarations that nobody uses and that have no reason, and reasons that none needs any more. */
export const senderMismatches = (
  ids: readonly string[],
  used: ReadonlySet<string>,
  reasons: ReadonlyMap<string, string>,
): readonly string[] => {
  const declared = new Set(ids);
  return [
    ...ids.filter((id) => !used.has(id) && !reasons.has(id)).map((id) => `${id}: no store or page uses it`),
    ...[...reasons.keys()].filter((id) => !declared.has(id)).map((id) => `${id}: not declared`),
    ...[...reasons.keys()].filter((id) => used.has(id)).map((id) => `${id}: is used, so it needs no reason`),
  ];
};
