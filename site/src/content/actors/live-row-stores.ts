import { LiveRow } from '@lounge/stores/content/actors';
import { defineModule } from '../../app/define-module.ts';

/** Who is live, for pages without the home page's row. */
export const { use: useLiveRow } = defineModule({
  key: 'live-row',
  create: ({ context }) => new LiveRow(context),
  listen: (row, pushSource) => row.listen(pushSource),
});
