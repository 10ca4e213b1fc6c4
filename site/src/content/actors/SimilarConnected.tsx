import { ScrollRow } from '@lounge/kit/scroll-row';
import { SectionHeading } from '@lounge/kit/section-heading';
import { TileGrid } from '@lounge/kit/tile-grid';
import type { Performer } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ModelTile } from './ModelTile.tsx';
import { messages } from './Performer.messages.ts';

/** How many are shown. @spec constant:mobile.recommendationsPerGrid, constant:mobile.recommendationsPerSlider */
const shown = { grid: 8, slider: 5 } as const;

/** Props of SimilarConnected. */
export interface SimilarConnectedProps {
  performer: Performer;
  /** Eight as a grid, or five in a row that scrolls. @default 'slider' */
  layout?: keyof typeof shown;
}

/**
 * Performers in the same mood; the section is left out where there are none.
 * @spec feature:performers.recommendations
 * @deviates feature:performers.recommendations 4 docs/decisions/0166
 * @deviates feature:performers.recommendations 2 docs/decisions/0222
 * @deviates constant:models.preferred docs/decisions/0222
 */
export const SimilarConnected = observer(({ performer, layout = 'slider' }: SimilarConnectedProps) => {
  const intl = useIntl();
  const models = (performer.recommended.value ?? []).slice(0, shown[layout]);
  if (models.length === 0) return null;
  const title = intl.formatMessage(messages.similar);
  const tiles = models.map((model) => <ModelTile key={model.id} model={model} />);
  return (
    <section aria-labelledby="similar-heading">
      <SectionHeading headingId="similar-heading" title={title} />
      {layout === 'grid' ? (
        <TileGrid columns={4}>{tiles}</TileGrid>
      ) : (
        <ScrollRow label={title} item="tile">
          {tiles}
        </ScrollRow>
      )}
    </section>
  );
});
