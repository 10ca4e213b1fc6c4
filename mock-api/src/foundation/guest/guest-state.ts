import type { AnswerOf } from '@lounge/protocol';
import type { guestInitData } from '@lounge/protocol/foundation/guest';
import { parseJson } from '../../world/json.ts';
import type { Caller, World } from '../../world/world.ts';
import type { KnownOfGuests } from './ports.ts';
import { placeOf } from './geo-location.ts';
import { detailsOf } from './place.ts';
import type { GuestRow } from './statements.ts';
import { testGroupsOf } from './test-groups.ts';

type GuestData = AnswerOf<typeof guestInitData>;

/** The fields of what the platform forbids a guest. @spec entity:guestState, entity:enum.guestKind */
const standingFields = ({ isLocked, restrictionLevel, isBlockedForComments }: GuestRow) => ({
  isLocked: isLocked === 1,
  isRestricted: restrictionLevel !== null,
  restrictionLevel,
  isBlockedForComments: isBlockedForComments === 1,
});

/** The facts about a guest that are stored with the guest, or known to other modules. */
export const stateFields = async (
  guest: GuestRow,
  caller: Pick<Caller, 'country'>,
  known: KnownOfGuests,
  world: World,
): Promise<Partial<GuestData>> => {
  const [geoLocation, { preferences }, boughtGifts, vouchers, isAnonymousVoicecall] = await Promise.all([
    placeOf(guest, caller, world),
    detailsOf(guest.id, world.tx),
    known.gifts(guest.id, world),
    known.vouchers(guest.id, world),
    known.isInVoiceCall(guest.id, world),
  ]);
  return {
    ...standingFields(guest),
    geoLocation,
    signupOrigin: guest.signupOrigin,
    preferences: { ...parseJson(preferences) },
    featureFeedbackIds: guest.featureFeedback === null ? [] : [...parseJson(guest.featureFeedback)],
    conversionChatEnd: guest.conversionChatEnd,
    conversionChatCandidateEnd: guest.conversionChatCandidateEnd,
    isConversionChatEnabled: guest.isConversionChatOff !== 1,
    boughtGifts,
    vouchers,
    isAnonymousVoicecall,
    testGroups: testGroupsOf(guest.id),
  };
};
