import { SectionHeading } from '@lounge/kit/section-heading';
import { TileGrid } from '@lounge/kit/tile-grid';
import type { Performer } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ModelTile } from './ModelTile.tsx';
import { messages } from './Performer.messages.ts';

/** Performers in the same mood; the section is left out where there are none. @spec feature:performers.recommendations */
export const SimilarConnected = observer(({ performer }: { performer: Performer }) => {
  const intl = useIntl();
  const models = performer.recommended.value ?? [];
  if (models.length === 0) return null;
  return (
    <section aria-labelledby="similar-heading">
      <SectionHeading headingId="similar-heading" title={intl.formatMessage(messages.similar)} />
      <TileGrid excerpt>
        {models.map((model) => (
          <ModelTile key={model.id} model={model} />
        ))}
      </TileGrid>
    </section>
  );
});
