import { defineMessages } from 'react-intl';

/** Texts of the dialog that shares a video. */
export const messages = {
  ...defineMessages({
    link: { id: 'site.shareVideo.link', defaultMessage: 'Link of the video' },
    copy: { id: 'site.shareVideo.copy', defaultMessage: 'Copy link' },
    copied: { id: 'site.shareVideo.copied', defaultMessage: 'The link is copied.' },
    notCopied: {
      id: 'site.shareVideo.notCopied',
      defaultMessage: 'It could not be copied here. The link is selected: copy it yourself.',
    },
    device: { id: 'site.shareVideo.device', defaultMessage: 'Share with an app' },
    notShared: {
      id: 'site.shareVideo.notShared',
      defaultMessage: 'Your device did not share it. Please copy the link.',
    },
  }),
  ...defineMessages<{ title: { title: string } }>({
    title: { id: 'site.shareVideo.title', defaultMessage: 'Share “{title}”' },
  }),
};
