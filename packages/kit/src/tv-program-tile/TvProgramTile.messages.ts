import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    now: { id: 'kit.tvProgramTile.now', defaultMessage: 'Now' },
    premium: { id: 'kit.tvProgramTile.premium', defaultMessage: 'Premium' },
    over: { id: 'kit.tvProgramTile.over', defaultMessage: 'Over' },
    inLibrary: { id: 'kit.tvProgramTile.inLibrary', defaultMessage: 'In the library' },
    elapsed: { id: 'kit.tvProgramTile.elapsed', defaultMessage: 'Elapsed' },
  }),
  ...defineMessages<{ span: { from: string; to: string } }>({
    span: { id: 'kit.tvProgramTile.span', defaultMessage: '{from} to {to}' },
  }),
};
