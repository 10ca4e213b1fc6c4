import { accountPagePath, pathTo, type Language } from '@lounge/locale';
import { newsletterTypes } from '@lounge/protocol/foundation/guest';

/** The kind of the mail that asks whether an address wants a newsletter. */
export const confirmMailKind = 'newsletter-confirm';
/** The kind of a newsletter's mails. */
export const newsletterMailKind = 'newsletter';

type Name = keyof typeof newsletterTypes;

const names: Readonly<Record<Language, Readonly<Record<Name, string>>>> = {
  de: { vipClub: 'VIP-Club', lateNight: 'Late Night', vr: 'VR-Räume', contests: 'Wettbewerbe' },
  en: { vipClub: 'VIP club', lateNight: 'Late night', vr: 'VR rooms', contests: 'Contests' },
  nl: { vipClub: 'VIP-club', lateNight: 'Late night', vr: 'VR-kamers', contests: 'Wedstrijden' },
  es: { vipClub: 'Club VIP', lateNight: 'Late night', vr: 'Salas VR', contests: 'Concursos' },
};

const texts = {
  de: {
    confirm: (name: string) => `Möchtest du den Newsletter „${name}“?`,
    confirmText: 'Bestätige es hier. Wenn du ihn nicht wolltest, musst du nichts tun: Dann kommt er nicht.',
    lateNight: 'Heute Abend ist Late Night: Schau, wer da ist.',
    vipClub: 'Ein neuer Monat im VIP-Club: Das gehört dazu.',
    leave: 'Newsletter abbestellen:',
  },
  en: {
    confirm: (name: string) => `Would you like the newsletter “${name}”?`,
    confirmText: 'Confirm it here. If you did not ask for it, you need not do anything: then it does not come.',
    lateNight: 'Tonight is late night: see who is there.',
    vipClub: 'A new month in the VIP club: this is what it has.',
    leave: 'Unsubscribe:',
  },
  nl: {
    confirm: (name: string) => `Wil je de nieuwsbrief ‘${name}’?`,
    confirmText: 'Bevestig het hier. Als je er niet om vroeg, hoef je niets te doen: dan komt hij niet.',
    lateNight: 'Vanavond is het late night: kijk wie er is.',
    vipClub: 'Een nieuwe maand in de VIP-club: dit hoort erbij.',
    leave: 'Nieuwsbrief opzeggen:',
  },
  es: {
    confirm: (name: string) => `¿Quieres el boletín «${name}»?`,
    confirmText: 'Confírmalo aquí. Si no lo pediste, no tienes que hacer nada: entonces no llega.',
    lateNight: 'Esta noche es late night: mira quién está.',
    vipClub: 'Un nuevo mes en el Club VIP: esto es lo que incluye.',
    leave: 'Darse de baja:',
  },
} as const;

const nameOf = (typeId: number, language: Language): string => {
  const [name] = Object.entries(newsletterTypes).find(([, id]) => id === typeId) ?? [];
  return name === undefined ? '' : names[language][name as Name];
};

/** The mail that asks; its last line is the path of the page that confirms. */
export const confirmMail = (typeId: number, token: string, language: Language): string => {
  const { confirm, confirmText } = texts[language];
  return [confirm(nameOf(typeId, language)), confirmText, accountPagePath(language, 'confirm-newsletter', token)].join(
    '\n',
  );
};

/** A newsletter: subject, what it is about, its page; its last line is the path that ends it. */
export const newsletterMail = (typeId: number, token: string, language: Language, product: string): string => {
  const { lateNight, vipClub, leave } = texts[language];
  const isVip = typeId === newsletterTypes.vipClub;
  const page = isVip ? pathTo('vipclub', language) : pathTo('cams', language);
  return [
    `${product}: ${nameOf(typeId, language)}`,
    isVip ? vipClub : lateNight,
    page,
    leave,
    accountPagePath(language, 'leave-newsletter', token),
  ].join('\n');
};
