import { defineMessages } from 'react-intl';

/** Texts of the footer besides those that the payment window shares. */
export const messages = defineMessages({
  discover: { id: 'site.footer.discover', defaultMessage: 'Discover' },
  dailyDeals: { id: 'site.dailyBonus.title', defaultMessage: 'Daily deals' },
  events: { id: 'site.games.title', defaultMessage: 'Games and events' },
  yours: { id: 'site.footer.yours', defaultMessage: 'Yours' },
  overview: { id: 'site.footer.overview', defaultMessage: 'Your area' },
  messages: { id: 'site.footer.messages', defaultMessage: 'Messages' },
  coins: { id: 'site.footer.coins', defaultMessage: 'Coins' },
  benefits: { id: 'site.footer.benefits', defaultMessage: 'Benefits' },
  legal: { id: 'site.footer.legal', defaultMessage: 'Legal' },
  generalTerms: { id: 'site.footer.generalTerms', defaultMessage: 'General terms' },
  termsOfUse: { id: 'site.footer.termsOfUse', defaultMessage: 'Terms of use' },
  takePart: { id: 'site.footer.takePart', defaultMessage: 'Take part' },
  helpCenter: { id: 'site.footer.helpCenter', defaultMessage: 'Help centre' },
  report: { id: 'site.footer.report', defaultMessage: 'Report content' },
  recruiting: { id: 'site.footer.recruiting', defaultMessage: 'Work on camera' },
  affiliate: { id: 'site.footer.affiliate', defaultMessage: 'Affiliate programme' },
  facebook: { id: 'site.footer.facebook', defaultMessage: 'Facebook' },
  twitter: { id: 'site.footer.twitter', defaultMessage: 'Twitter' },
  instagram: { id: 'site.footer.instagram', defaultMessage: 'Instagram' },
  snapchat: { id: 'site.footer.snapchat', defaultMessage: 'Snapchat' },
});
