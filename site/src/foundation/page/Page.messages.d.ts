/** Texts of the frame around every page, and of pages that failed. */
export declare const messages: {
  readonly skip: Readonly<{
    readonly id: 'site.page.skip';
    readonly defaultMessage: 'Skip to the content';
  }> &
    Omit<import('react-intl').TypedMessageDescriptor<{}>, 'defaultMessage' | 'id'>;
  readonly live: Readonly<{
    readonly id: 'site.page.live';
    readonly defaultMessage: 'Live';
  }> &
    Omit<import('react-intl').TypedMessageDescriptor<{}>, 'defaultMessage' | 'id'>;
  readonly offline: Readonly<{
    readonly id: 'site.page.offline';
    readonly defaultMessage: 'You are offline. What you see is from a moment ago.';
  }> &
    Omit<import('react-intl').TypedMessageDescriptor<{}>, 'defaultMessage' | 'id'>;
  readonly reconnecting: Readonly<{
    readonly id: 'site.page.reconnecting';
    readonly defaultMessage: 'The connection was lost. Trying again …';
  }> &
    Omit<import('react-intl').TypedMessageDescriptor<{}>, 'defaultMessage' | 'id'>;
  readonly notFoundTitle: Readonly<{
    readonly id: 'site.page.notFoundTitle';
    readonly defaultMessage: 'Nobody is behind this door';
  }> &
    Omit<import('react-intl').TypedMessageDescriptor<{}>, 'defaultMessage' | 'id'>;
  readonly notFoundText: Readonly<{
    readonly id: 'site.page.notFoundText';
    readonly defaultMessage: 'The address may be mistyped, or what was here has gone.';
  }> &
    Omit<import('react-intl').TypedMessageDescriptor<{}>, 'defaultMessage' | 'id'>;
  readonly notFoundAction: Readonly<{
    readonly id: 'site.page.notFoundAction';
    readonly defaultMessage: 'See who is live';
  }> &
    Omit<import('react-intl').TypedMessageDescriptor<{}>, 'defaultMessage' | 'id'>;
  readonly errorTitle: Readonly<{
    readonly id: 'site.page.errorTitle';
    readonly defaultMessage: 'This did not work';
  }> &
    Omit<import('react-intl').TypedMessageDescriptor<{}>, 'defaultMessage' | 'id'>;
  readonly errorText: Readonly<{
    readonly id: 'site.page.errorText';
    readonly defaultMessage: 'The fault is ours. Please try again in a moment.';
  }> &
    Omit<import('react-intl').TypedMessageDescriptor<{}>, 'defaultMessage' | 'id'>;
  readonly adults: Readonly<{
    readonly id: 'site.page.adults';
    readonly defaultMessage: 'For adults. Everyone here is 21 or older.';
  }> &
    Omit<import('react-intl').TypedMessageDescriptor<{}>, 'defaultMessage' | 'id'>;
  readonly leftTitle: Readonly<{
    readonly id: 'site.page.leftTitle';
    readonly defaultMessage: 'Thank you for being honest';
  }> &
    Omit<import('react-intl').TypedMessageDescriptor<{}>, 'defaultMessage' | 'id'>;
  readonly leftText: Readonly<{
    readonly id: 'site.page.leftText';
    readonly defaultMessage: 'This place is for adults. You can close this window.';
  }> &
    Omit<import('react-intl').TypedMessageDescriptor<{}>, 'defaultMessage' | 'id'>;
};
//# sourceMappingURL=Page.messages.d.ts.map
