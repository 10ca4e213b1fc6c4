const notBuilt = 'The reference server has nothing to fill it with: its module is not built yet.';
const notSettable = 'The reference server fills it, and its own tests cover it; no provider state leads there yet.';

/** Fields that no pact shows with a value, each with the reason. */
export const hollowReasons: Readonly<Record<string, string>> = {
  'AutoRechargeConfig.stoppedAt': notSettable,
  'GuestBenefit.link': notSettable,
  'GuestInitData.closedItems': notSettable,
  'GuestSidebarData.avatar': notBuilt,
  'LateNightShowEvent.video': 'A show that is over has one, and those to come in the same list have none.',
  'LiveChat.exitCode': 'A chat that is shown runs; how it ended is in its bill.',
  'MonthlyReward.bonuscode': 'No reward of the month is a bonus code.',
  'Movement.refundedKind': 'A refund is an event, and events are compared as pushes, not as answers.',
  'Video.contestInfo': notBuilt,
  'Video.url': 'Lists name no file; getVideoPlayback answers with sources.',
  'content/live-chat/freeShowStop.endsAt': 'It reports that the free chat is over, so nothing ends later.',
  'content/live-chat/liveReaction.data': 'A reaction is an image here, without data.',
  'content/live-chat/liveReaction.message': 'A reaction is an image here, without words.',
};
