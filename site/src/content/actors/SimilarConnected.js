import { jsx as _jsx, jsxs as _jsxs } from 'react/jsx-runtime';
import { SectionHeading } from '@lounge/kit/section-heading';
import { TileGrid } from '@lounge/kit/tile-grid';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ModelTile } from './ModelTile.js';
import { messages } from './Performer.messages.js';
/** Performers in the same mood; the section is left out where there are none. @spec feature:performers.recommendations */
export const SimilarConnected = observer(({ performer }) => {
  const intl = useIntl();
  const models = performer.recommended.value ?? [];
  if (models.length === 0) return null;
  return _jsxs('section', {
    'aria-labelledby': 'similar-heading',
    children: [
      _jsx(SectionHeading, { headingId: 'similar-heading', title: intl.formatMessage(messages.similar) }),
      _jsx(TileGrid, { children: models.map((model) => _jsx(ModelTile, { model: model }, model.id)) }),
    ],
  });
});
//# sourceMappingURL=SimilarConnected.js.map
