import { jsx as _jsx, jsxs as _jsxs } from 'react/jsx-runtime';
import { ArchTile } from '@lounge/kit/arch-tile';
import { ScrollRow } from '@lounge/kit/scroll-row';
import { SectionHeading } from '@lounge/kit/section-heading';
import { StatePanel } from '@lounge/kit/state-panel';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/StoresContext.js';
import { messages } from '../../foundation/session/Home.messages.js';
import { pictureContent } from '../../foundation/page/picture-content.js';
/** One performer of the row; only this element follows the performer's state. */
const LiveTile = observer(({ model }) => {
  const { stores, config } = useApp();
  return _jsx(ArchTile, {
    name: model.name,
    href: pathTo('performer.overview', config.language, { actorName: model.slug }),
    picture: pictureContent(model.portrait),
    presence: stores.presence.isOnline(model.id, model.isOnline) ? 'online' : 'offline',
    price: model.price === null ? undefined : { amount: model.price, per: 'minute' },
  });
});
const shown = 9;
/** Who is live now. @spec query:models.online */
export const LiveRowConnected = observer(() => {
  const { liveRow } = useApp().stores;
  const intl = useIntl();
  const note = intl.formatMessage(messages.people, { count: liveRow.total });
  const isEmpty = liveRow.page.state === 'ready' && liveRow.models.length === 0;
  return _jsxs('section', {
    id: 'live',
    'aria-labelledby': 'live-heading',
    children: [
      _jsx(SectionHeading, { headingId: 'live-heading', title: intl.formatMessage(messages.liveNow), note: note }),
      liveRow.page.state === 'failed' &&
        _jsx(StatePanel, {
          kind: 'error',
          title: intl.formatMessage(messages.notLoaded),
          step: { onAct: () => void liveRow.load() },
        }),
      isEmpty &&
        _jsx(StatePanel, {
          kind: 'empty',
          title: intl.formatMessage(messages.nobodyLive),
          text: intl.formatMessage(messages.nobodyLiveHint),
        }),
      !isEmpty &&
        _jsx(ScrollRow, {
          item: 'arch',
          label: intl.formatMessage(messages.liveNow),
          children: liveRow.models.slice(0, shown).map((model) => _jsx(LiveTile, { model: model }, model.id)),
        }),
    ],
  });
});
//# sourceMappingURL=LiveRowConnected.js.map
