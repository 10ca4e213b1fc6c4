import { accountPagePath, type Language } from '@lounge/locale';

/** The kind of the mail that shares a video. */
export const shareMailKind = 'video-share';

/** The content of a mail: the video, and who shares it. */
export interface SharedVideo {
  readonly title: string;
  /** The performer's name. */
  readonly actorName: string;
  /** The display name of the guest; null for one without. */
  readonly from: string | null;
  /** The guest's words; null without any. */
  readonly message: string | null;
  /** The path of the video's page. */
  readonly path: string;
  /** The name of the product. */
  readonly product: string;
  /** The mailbox's token, which ends such mails. */
  readonly token: string;
  readonly language: Language;
}

const texts: Readonly<Record<Language, ShareTexts>> = {
  de: {
    nobody: 'Ein Gast',
    subject: (from) => `${from} empfiehlt dir ein Video`,
    video: (title, name) => `„${title}“ von ${name}`,
    wrote: (from, message) => `${from} schreibt: „${message}“`,
    adults: 'Nur für Erwachsene.',
    why: (product) =>
      `Jemand hat diese Adresse bei ${product} eingegeben; gespeichert ist sie dort nicht. Diese Mails abbestellen:`,
  },
  en: {
    nobody: 'A guest',
    subject: (from) => `${from} recommends a video to you`,
    video: (title, name) => `“${title}” by ${name}`,
    wrote: (from, message) => `${from} writes: “${message}”`,
    adults: 'For adults only.',
    why: (product) => `Somebody typed this address at ${product}, which does not keep it. Stop these mails:`,
  },
  nl: {
    nobody: 'Een gast',
    subject: (from) => `${from} raadt je een video aan`,
    video: (title, name) => `‘${title}’ van ${name}`,
    wrote: (from, message) => `${from} schrijft: ‘${message}’`,
    adults: 'Alleen voor volwassenen.',
    why: (product) =>
      `Iemand heeft dit adres bij ${product} ingevuld; het wordt daar niet bewaard. Deze mails stoppen:`,
  },
  es: {
    nobody: 'Un usuario',
    subject: (from) => `${from} te recomienda un vídeo`,
    video: (title, name) => `«${title}» de ${name}`,
    wrote: (from, message) => `${from} escribe: «${message}»`,
    adults: 'Solo para adultos.',
    why: (product) =>
      `Alguien escribió esta dirección en ${product}, que no la guarda. No recibir más correos de este tipo:`,
  },
};

interface ShareTexts {
  /** The name of a guest without one. */
  readonly nobody: string;
  readonly subject: (from: string) => string;
  readonly video: (title: string, actorName: string) => string;
  readonly wrote: (from: string, message: string) => string;
  readonly adults: string;
  readonly why: (product: string) => string;
}

/**
 * The mail that shares a video, as plain text; its last line is the path that ends such mails. No value has line breaks, so that none can look
 * like another line.
 */
export const shareMail = ({
  title,
  actorName,
  message,
  path,
  product,
  token,
  language,
  ...shared
}: SharedVideo): string => {
  const { nobody, subject, video, wrote, adults, why } = texts[language];
  const from = shared.from ?? nobody;
  return [
    `${product}: ${subject(from)}`,
    video(title, actorName),
    ...(message === null ? [] : [wrote(from, message)]),
    adults,
    path,
    why(product),
    accountPagePath(language, 'leave-shares', token),
  ].join('\n');
};
