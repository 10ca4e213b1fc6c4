import { Button } from '@lounge/kit/button';
import { shareNetwork } from '@lounge/kit/icons';
import type { PlaybackData } from '@lounge/stores/content/videos';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './Video.messages.ts';

const Dialog = lazy(async () => ({ default: (await import('./ShareVideoDialog.tsx')).ShareVideoDialog }));

/** The button that opens the dialog by which a video is shared. Its code loads when it opens first. @spec feature:videos.share */
export const ShareVideoConnected = ({ video }: { video: PlaybackData['video'] }) => {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        data-needs-script
        variant="outline"
        icon={shareNetwork}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {intl.formatMessage(messages.share)}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog video={video} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
