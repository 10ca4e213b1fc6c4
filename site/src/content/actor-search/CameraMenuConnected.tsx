import { Button } from '@lounge/kit/button';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FilterConnected } from './FilterConnected.tsx';
import { messages } from './Menus.messages.ts';
import { OrderConnected } from './OrderConnected.tsx';
import { messages as pages } from './Pages.messages.ts';
import { useShownKind } from './search-kinds.ts';
import { useSearchPage } from './use-search-page.ts';

const Root = styled.div.withConfig({ componentId: 'site-camera-menu' })`
  --kit-range-ground: var(--kit-canvas);
  > [data-part='order']:not(:empty) {
    margin-bottom: 12px;
  }
  /* Within reach however long the filters are; it covers the margin of the sheet. */
  > [data-part='foot'] {
    position: sticky;
    bottom: 0;
    z-index: 1;
    display: flex;
    gap: 10px;
    margin: 20px calc(-1 * var(--kit-page-margin)) calc(-24px - env(safe-area-inset-bottom));
    padding: 12px var(--kit-page-margin) max(16px, env(safe-area-inset-bottom));
    border-top: 1px solid var(--kit-line);
    background: var(--kit-canvas);
  }
  > [data-part='foot'] > :last-child {
    flex: 1;
  }
`;

/**
 * The filters of the list of performers as a menu of phones. Each change searches at once, and the button names the result.
 * @spec screen:mobile-menu.camera-filter, component:PerformerFilter
 */
export const CameraMenuConnected = observer(({ onClose }: { onClose: () => void }) => {
  const intl = useIntl();
  const kind = useShownKind();
  const page = useSearchPage(kind, { isReplacing: true });
  const { search, cleared, go } = page;
  return (
    <Root>
      <div data-part="order">
        <OrderConnected page={page} />
      </div>
      <FilterConnected page={page} hasPlace={kind !== 'near'} look="chips" untitled />
      <p role="status" className="kit-visually-hidden">
        {search.list.state === 'loading'
          ? intl.formatMessage(pages.searching)
          : intl.formatMessage(pages.found, { count: search.totalHits })}
      </p>
      <div data-part="foot">
        {cleared !== null && (
          <Button variant="outline" size="large" onClick={() => go(cleared)}>
            {intl.formatMessage(messages.reset)}
          </Button>
        )}
        <Button variant="primary" size="large" onClick={onClose}>
          {intl.formatMessage(messages.showFound, { count: search.totalHits })}
        </Button>
      </div>
    </Root>
  );
});
