import { Button } from '@lounge/kit/button';
import { useIntl } from 'react-intl';
import { defineView, type ViewProps } from '../../shared/window/define-view.ts';
import { Done } from '../../shared/window/DoneLink.tsx';
import { windowTitles } from '../../shared/window/WindowTitle.messages.ts';
import { messages } from './ShareMails.messages.ts';

/** Data of the view of a mail by which somebody shared a video. */
export interface ShareMailsView {
  readonly kind: 'share-mails';
  readonly token: string;
  /** Whether the mailbox gets such mails. */
  readonly isOn: boolean;
  /** Whether that was chosen just now. */
  readonly isDone: boolean;
}

/** Opening the link changes nothing, as scanners of mails open links too. */
const ShareMailsForm = ({ view: { token, isOn, isDone }, language }: ViewProps<ShareMailsView>) => {
  const intl = useIntl();
  return (
    <>
      {isDone && <Done language={language} />}
      <form method="post" noValidate>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="to" value={isOn ? 'off' : 'on'} />
        <Button variant={isOn && !isDone ? 'primary' : 'outline'} size="large" type="submit" wide>
          {intl.formatMessage(isOn ? messages.leaveButton : messages.takeBack)}
        </Button>
      </form>
    </>
  );
};

/** The page that a mail of a shared video links to: it ends such mails without a log-in, any number of times. @spec feature:videos.share */
export const shareMailsView = defineView<ShareMailsView>({
  kind: 'share-mails',
  title: windowTitles.account,
  heading: ({ isOn, isDone }) => {
    if (!isOn) return [messages.left, messages.leftText];
    return isDone ? [messages.takenBack, messages.takenBackText] : [messages.leave, messages.leaveText];
  },
  Content: ShareMailsForm,
});
