import { formatCoins, formatMinutes, type Language } from '@lounge/locale';
import { byLanguage, type TranslationTuple } from '../../seed/translations.ts';

/** The kind of the mail that a show gave its ticket back. */
export const refundMailKind = 'show-cancelled';

/** A ticket that its show gave back. */
export interface ReturnedTicket {
  /** The show's title in the language of the mail. */
  readonly title: string;
  /** Whether the guest saw the show before it broke off. */
  readonly isBroken: boolean;
  /** How long the guest watched. */
  readonly seconds: number;
  /** The refund, in hundredths of a coin. */
  readonly coins: number;
  /** Whether a voucher had paid. */
  readonly isVoucher: boolean;
}

const inLanguage = (texts: TranslationTuple, language: Language): string => byLanguage(texts)[language];

const leadOf = ({ title, isBroken, seconds }: ReturnedTicket): TranslationTuple => {
  // What was less than a second was not nothing.
  const time = formatMinutes(Math.max(1, seconds));
  if (!isBroken)
    return [
      `Die Show „${title}“ fand nicht statt.`,
      `The show “${title}” did not take place.`,
      `De show ‘${title}’ ging niet door.`,
      `El show «${title}» no se celebró.`,
    ];
  return [
    `Die Show „${title}“ brach ab, du hast ${time} Min. gesehen.`,
    `The show “${title}” broke off, you watched ${time} min.`,
    `De show ‘${title}’ werd afgebroken, je hebt ${time} min gekeken.`,
    `El show «${title}» se interrumpió, viste ${time} min.`,
  ];
};

const returnOf = ({ coins, isVoucher }: ReturnedTicket, language: Language): TranslationTuple => {
  const amount = formatCoins(coins, language);
  const isOne = coins === 100;
  if (coins > 0)
    return [
      isOne ? 'Du hast 1 Coin zurückbekommen.' : `Du hast ${amount} Coins zurückbekommen.`,
      isOne ? '1 coin came back to you.' : `${amount} coins came back to you.`,
      isOne ? 'Je hebt 1 coin teruggekregen.' : `Je hebt ${amount} coins teruggekregen.`,
      isOne ? 'Se te ha devuelto 1 moneda.' : `Se te han devuelto ${amount} monedas.`,
    ];
  return isVoucher
    ? [
        'Du hast deinen Gutschein zurückbekommen.',
        'Your voucher came back to you.',
        'Je hebt je voucher teruggekregen.',
        'Se te ha devuelto el vale.',
      ]
    : [
        'Dein Ticket wurde zurückgegeben.',
        'Your ticket was given back.',
        'Je ticket is teruggegeven.',
        'Tu entrada se ha devuelto.',
      ];
};

/** The text of the mail about a ticket that its show gave back. */
export const refundMail = (ticket: ReturnedTicket, language: Language): string =>
  `${inLanguage(leadOf(ticket), language)} ${inLanguage(returnOf(ticket, language), language)}`;
