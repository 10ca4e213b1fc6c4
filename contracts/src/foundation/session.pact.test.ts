import { pageReload } from '@lounge/protocol/foundation/session';
import { pageShallReload } from '@lounge/mock-api/states';
import { PageReloads } from '@lounge/stores/foundation/session';
import { expect, test, vi } from 'vitest';
import { agreeToHear } from '../consume/agree-to-hear.ts';

// @spec socket:pageReload, state:page-reload-push
test('the page loads anew when it is asked to', () =>
  agreeToHear(
    pageReload,
    { says: 'a wish that the page loads anew', event: pageShallReload({}), payload: {} },
    (side, deliver) => {
      const reload = vi.fn();
      new PageReloads(reload).listen(side);
      deliver();
      expect(reload).toHaveBeenCalledOnce();
    },
  ));
