import { pathTo, type Language } from '@lounge/locale';

/** The kind of the mail that a pinned performer came online. */
export const alertMailKind = 'performer-online';

/** The texts of an alert by mail and SMS. */
interface AlertTexts {
  readonly subject: string;
  readonly lead: string;
  /** How to turn it off. */
  readonly why: string;
}

const texts: Readonly<Record<Language, (name: string) => AlertTexts>> = {
  de: (name) => ({
    subject: `${name} ist jetzt online`,
    lead: `${name} ist gerade online gekommen.`,
    why: 'Du bekommst das, weil du es bei deinen Pins angehakt hast. Dort schaltest du es auch wieder aus.',
  }),
  en: (name) => ({
    subject: `${name} is online now`,
    lead: `${name} has just come online.`,
    why: 'You get this because you asked for it on your pins. You turn it off there as well.',
  }),
  nl: (name) => ({
    subject: `${name} is nu online`,
    lead: `${name} is net online gekomen.`,
    why: 'Je krijgt dit omdat je het bij je pins hebt aangevinkt. Daar zet je het ook weer uit.',
  }),
  es: (name) => ({
    subject: `${name} ya está en línea`,
    lead: `${name} acaba de conectarse.`,
    why: 'Recibes esto porque lo marcaste entre tus fijados. Allí también puedes desactivarlo.',
  }),
};

/** Whom an alert is about, and how the page looked on which it was asked for. */
export interface AlertSubject {
  readonly name: string;
  readonly slug: string;
  readonly language: Language;
  /** The name of the product. */
  readonly product: string;
}

/** The text of the mail; its first line is the subject, its last one the path of the performer's page. */
export const alertMail = ({ name, slug, language, product }: AlertSubject): string => {
  const { subject, lead, why } = texts[language](name);
  const path = pathTo('performer.overview', language, { actorName: slug });
  return [`${product}: ${subject}`, lead, why, path].join('\n');
};

/** The path in the body of an alert's mail. */
export const alertMailPath = (body: string): string => body.slice(body.lastIndexOf('\n') + 1);

/** The text message. */
export const alertSms = ({ name, slug, language, product }: AlertSubject): string =>
  `${product}: ${texts[language](name).subject}. ${pathTo('performer.overview', language, { actorName: slug })}`;
