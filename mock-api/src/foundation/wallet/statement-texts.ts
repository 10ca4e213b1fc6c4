import type { Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { movementKind } from '@lounge/protocol/foundation/wallet';
import { byLanguage, type TranslationTuple } from '../../seed/translations.ts';

type Kind = Infer<typeof movementKind>;

const kinds: Readonly<Record<Kind, TranslationTuple>> = {
  topUp: ['Coins aufgeladen', 'Coins added', 'Coins toegevoegd', 'Monedas añadidas'],
  oneClick: ['Coins mit einem Klick', 'Coins by one click', 'Coins met één klik', 'Monedas con un clic'],
  recharge: ['Automatisch aufgeladen', 'Automatic top-up', 'Automatisch toegevoegd', 'Recarga automática'],
  bonus: ['Bonus', 'Bonus', 'Bonus', 'Bono'],
  refund: ['Erstattung', 'Refund', 'Terugbetaling', 'Reembolso'],
  correction: ['Korrektur', 'Correction', 'Correctie', 'Corrección'],
  album: ['Album', 'Album', 'Album', 'Álbum'],
  video: ['Video', 'Video', 'Video', 'Vídeo'],
  feedPost: ['Beitrag', 'Post', 'Post', 'Publicación'],
  feedTip: ['Trinkgeld', 'Tip', 'Fooi', 'Propina'],
  message: ['Nachricht', 'Message', 'Bericht', 'Mensaje'],
  gift: ['Geschenk', 'Gift', 'Cadeau', 'Regalo'],
  toyControl: ['Toy-Steuerung', 'Toy control', 'Toy-besturing', 'Control del juguete'],
  spin: ['Glücksrad', 'Wheel', 'Rad', 'Ruleta'],
  ageCheck: ['Altersprüfung', 'Age check', 'Leeftijdscontrole', 'Verificación de edad'],
  reward: ['Belohnung', 'Reward', 'Beloning', 'Recompensa'],
  ticket: ['Ticket', 'Ticket', 'Ticket', 'Entrada'],
  voucher: ['Gutschein', 'Voucher', 'Voucher', 'Vale'],
  subscription: ['Abo', 'Subscription', 'Abonnement', 'Suscripción'],
  chat: ['Chat', 'Chat', 'Chat', 'Chat'],
};

const reasons: Readonly<Record<string, TranslationTuple>> = {
  ticketRemoved: ['Ticket zurückgegeben', 'Ticket given back', 'Ticket teruggegeven', 'Entrada devuelta'],
  toyLost: [
    'Das Toy hat die Verbindung verloren',
    'The toy lost its connection',
    'De toy verloor de verbinding',
    'El juguete perdió la conexión',
  ],
  chatOver: [
    'Der Chat endete vorher',
    'The chat ended before its turn',
    'De chat eindigde eerder',
    'El chat terminó antes',
  ],
  showBroken: ['Die Show brach ab', 'The show broke off', 'De show werd afgebroken', 'El show se interrumpió'],
  showCancelled: [
    'Die Show fand nicht statt',
    'The show did not take place',
    'De show ging niet door',
    'El show no se celebró',
  ],
};

const columns: readonly TranslationTuple[] = [
  ['Tag', 'Day', 'Dag', 'Día'],
  ['Uhrzeit (Berlin)', 'Time (Berlin)', 'Tijd (Berlijn)', 'Hora (Berlín)'],
  ['Art', 'Kind', 'Soort', 'Tipo'],
  ['Wofür', 'What for', 'Waarvoor', 'Concepto'],
  ['Bezahlt (EUR)', 'Paid (EUR)', 'Betaald (EUR)', 'Pagado (EUR)'],
  ['Coins', 'Coins', 'Coins', 'Monedas'],
  ['Guthaben danach', 'Balance afterwards', 'Saldo daarna', 'Saldo después'],
  ['Beleg', 'Receipt', 'Bon', 'Recibo'],
];

const names: TranslationTuple = ['kontoauszug', 'statement', 'overzicht', 'extracto'];

/** Why something was given back: a reason that the server gives, in a language, or the text that the staff wrote. */
export const reasonText = (reason: string, language: Language): string => {
  const known = reasons[reason];
  return known === undefined ? reason : byLanguage(known)[language];
};
/** The name of a kind of transfer in the file. */
export const kindText = (kind: Kind, language: Language): string => byLanguage(kinds[kind])[language];
/** The header of the file. */
export const headerOf = (language: Language): readonly string[] => columns.map((each) => byLanguage(each)[language]);
/** The name of the file without its ending. */
export const fileNameOf = (language: Language): string => byLanguage(names)[language];
