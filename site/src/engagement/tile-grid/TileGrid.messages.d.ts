/** Texts around grids. */
export declare const messages: {
  readonly filters: Readonly<{
    readonly id: 'site.grid.filters';
    readonly defaultMessage: 'Who to show';
  }> &
    Omit<import('react-intl').TypedMessageDescriptor<{}>, 'defaultMessage' | 'id'>;
  readonly all: Readonly<{
    readonly id: 'site.grid.all';
    readonly defaultMessage: 'For you';
  }> &
    Omit<import('react-intl').TypedMessageDescriptor<{}>, 'defaultMessage' | 'id'>;
  readonly online: Readonly<{
    readonly id: 'site.grid.online';
    readonly defaultMessage: 'Online';
  }> &
    Omit<import('react-intl').TypedMessageDescriptor<{}>, 'defaultMessage' | 'id'>;
  readonly freeChat: Readonly<{
    readonly id: 'site.grid.freeChat';
    readonly defaultMessage: 'Free chat';
  }> &
    Omit<import('react-intl').TypedMessageDescriptor<{}>, 'defaultMessage' | 'id'>;
  readonly new: Readonly<{
    readonly id: 'site.grid.new';
    readonly defaultMessage: 'New';
  }> &
    Omit<import('react-intl').TypedMessageDescriptor<{}>, 'defaultMessage' | 'id'>;
  readonly voiceCall: Readonly<{
    readonly id: 'site.grid.voiceCall';
    readonly defaultMessage: 'Voice call';
  }> &
    Omit<import('react-intl').TypedMessageDescriptor<{}>, 'defaultMessage' | 'id'>;
  readonly vip: Readonly<{
    readonly id: 'site.grid.vip';
    readonly defaultMessage: 'VIP';
  }> &
    Omit<import('react-intl').TypedMessageDescriptor<{}>, 'defaultMessage' | 'id'>;
};
//# sourceMappingURL=TileGrid.messages.d.ts.map
