import {
  aChannelOfGuest,
  aMessageInChannel,
  guestIsLoggedIn,
  guestOwnsCoins,
  guestOwnsGifts,
} from '@lounge/mock-api/states';

const guestId = 7;

/** The guest of these stories. */
export const robin = guestIsLoggedIn({ guestId, token: 'story' });

const sentTexts: readonly (readonly [sender: 'guest' | 'actor', text: string])[] = [
  ['actor', 'Home at last. The rain followed me up the stairs.'],
  ['guest', 'Did you play tonight?'],
  ['actor', 'Until the strings gave in. You would have liked the last one.'],
  ['guest', 'You were right about the record.'],
  ['guest', 'Does the messenger still have that echo?'],
  ['actor', 'It does. Listen for yourself on Friday.'],
];

/** A conversation with one performer, others beside it, coins and gifts. */
export const anEvening = [
  robin,
  guestOwnsCoins({ guestId, amount: 24_800 }),
  guestOwnsGifts({ guestId, giftId: 2, quantity: 3 }),
  ...[102, 103, 104, 105, 106].flatMap((actorId) => [
    aChannelOfGuest({ id: 200 + actorId, guestId, actorId, unreadCount: actorId % 2 === 0 ? 2 : 0 }),
    aMessageInChannel({
      id: 900 + actorId,
      channelId: 200 + actorId,
      senderType: 'actor',
      text: 'The cards say Friday.',
    }),
  ]),
  aChannelOfGuest({ id: 201, guestId, actorId: 101, freeMessages: 2 }),
  ...sentTexts.map(([senderType, text], index) =>
    aMessageInChannel({ id: 2000 + index, channelId: 201, senderType, text }),
  ),
];
