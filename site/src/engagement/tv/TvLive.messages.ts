import { defineMessages } from 'react-intl';

/** Texts of the two streams of TV. */
export const messages = {
  ...defineMessages({
    title: { id: 'site.tv.title', defaultMessage: 'TV' },
    description: {
      id: 'site.tv.description',
      defaultMessage: 'What is on now, who is on air, and what comes next. For adults; everyone here is 21 or older.',
    },
    premiumTitle: { id: 'site.tv.premiumTitle', defaultMessage: 'TV premium, live' },
    premiumDescription: {
      id: 'site.tv.premiumDescription',
      defaultMessage:
        'The premium livestream: what is on now and what comes next. For adults; everyone here is 21 or older.',
    },
    streams: { id: 'site.tv.streams', defaultMessage: 'Streams' },
    freeTv: { id: 'site.tv.freeTv', defaultMessage: 'Free TV' },
    premium: { id: 'site.tv.premium', defaultMessage: 'Premium' },
    onAir: { id: 'site.tv.onAir', defaultMessage: 'On air' },
    premiumPerk: { id: 'site.tv.premiumPerk', defaultMessage: 'Premium livestream and library' },
    chat: { id: 'site.tv.chat', defaultMessage: 'Chat' },
    message: { id: 'site.tv.message', defaultMessage: 'Message' },
    programme: { id: 'site.tv.programme', defaultMessage: 'Programme' },
    wholeWeek: { id: 'site.tv.wholeWeek', defaultMessage: 'Whole week' },
    remind: { id: 'site.tv.remind', defaultMessage: 'Remind me' },
    reminded: { id: 'site.tv.reminded', defaultMessage: 'You will be reminded' },
    tooManyReminders: {
      id: 'site.tv.tooManyReminders',
      defaultMessage: 'You have a hundred reminders. Take one away first.',
    },
    notReminded: { id: 'site.tv.notReminded', defaultMessage: 'The reminder was not stored. Try again.' },
    library: { id: 'site.tv.library', defaultMessage: 'To the library' },
    toFreeTv: { id: 'site.tv.toFreeTv', defaultMessage: 'To free TV' },
    locked: { id: 'site.tv.locked', defaultMessage: 'The premium livestream needs a TV subscription.' },
    ended: { id: 'site.tv.ended', defaultMessage: 'Your TV subscription has ended' },
    endedText: {
      id: 'site.tv.endedText',
      defaultMessage: 'The picture stops in a few seconds. Free TV goes on.',
    },
    nothingOn: { id: 'site.tv.nothingOn', defaultMessage: 'Nothing is on' },
    nothingOnText: { id: 'site.tv.nothingOnText', defaultMessage: 'The library is open.' },
    programmeNotLoaded: { id: 'site.tv.programmeNotLoaded', defaultMessage: 'The programme did not load' },
  }),
  ...defineMessages<{ writeTo: { name: string } }>({
    writeTo: { id: 'site.tv.writeTo', defaultMessage: 'Write to {name}' },
  }),
  ...defineMessages<{ next: { time: string } }>({
    next: { id: 'site.tv.next', defaultMessage: 'Next, {time}' },
  }),
  ...defineMessages<{ until: { time: string } }>({
    until: { id: 'site.tv.until', defaultMessage: 'On premium now, until {time}' },
  }),
  ...defineMessages<{ backAt: { time: string } }>({
    backAt: { id: 'site.tv.backAt', defaultMessage: 'Back at {time}' },
  }),
  ...defineMessages<{ backWith: { title: string } }>({
    backWith: { id: 'site.tv.backWith', defaultMessage: 'With “{title}”. The library is open.' },
  }),
};
